import { useLeaveTitle } from '@bee/platform';
import '../layout/notes.css';

/** Links to a policy on the main site with its changes from another version. */
export function CompareLink({ to }: { to: string }) {
  const leaveTitle = useLeaveTitle();
  return (
    <a className="content-compare-link" href={to} title={leaveTitle(to)}>
      对比改动
    </a>
  );
}
