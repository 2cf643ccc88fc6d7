import { usePlatform, useSession } from '@bee/platform';
import { type ReactNode, useSyncExternalStore } from 'react';
import { MemberNavigation } from './member-navigation.tsx';

/** Pages that are not the member's own, and so stand without the navigation of the member's pages. */
const APART = ['ops/review'];

/** A visitor sees the prompt to log in and nothing else. */
export const MemberLayout = ({ children }: { children: ReactNode }) => {
  const { location } = usePlatform();
  const { status } = useSession();
  const pageId = () => location.getState().match?.page.id;
  const current = useSyncExternalStore(location.subscribe, pageId, pageId);
  if (status === 'visitor' || APART.includes(current ?? '')) return children;
  return (
    <div className="member-layout">
      <MemberNavigation current={current} />
      <div className="member-main">{children}</div>
    </div>
  );
};
