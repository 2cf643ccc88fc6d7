import { useLeaveTitle } from '@bee/platform';
import '../layout/notes.css';

/** To a policy on the main site, with what changed from another version to it. */
export const CompareLink = ({ to }: { to: string }) => {
  const leaveTitle = useLeaveTitle();
  return (
    <a className="content-compare-link" href={to} title={leaveTitle(to)}>
      对比改动
    </a>
  );
};
