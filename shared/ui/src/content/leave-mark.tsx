import { LEAVES_MICROSITE } from '@bee/platform';

/** Marks a link of a microsite that leads to the main site. */
export function LeaveMark() {
  return (
    <span className="bee-leave" title={LEAVES_MICROSITE}>
      农小蜂
    </span>
  );
}
