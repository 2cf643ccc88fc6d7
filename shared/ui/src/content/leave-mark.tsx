import { LEAVES_MICROSITE } from '@bee/platform';

/** After a link of a sub-site that leads to the main site. */
export function LeaveMark() {
  return (
    <span className="bee-leave" title={LEAVES_MICROSITE}>
      农小蜂
    </span>
  );
}
