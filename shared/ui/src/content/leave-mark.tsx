/** After a link of a sub-site that leads to the main site. */
export function LeaveMark() {
  return (
    <span className="bee-leave" title="在农小蜂主站打开">
      农小蜂
    </span>
  );
}
