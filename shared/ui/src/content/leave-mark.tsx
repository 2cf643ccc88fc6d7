import { LEAVES_SITE } from '@bee/platform';

/** After a link of a sub-site that leads to the main site. */
export function LeaveMark() {
  return (
    <span className="bee-leave" title={LEAVES_SITE}>
      农小蜂
    </span>
  );
}
