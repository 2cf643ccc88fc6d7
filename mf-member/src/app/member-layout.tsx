import { usePlatform, useSession } from '@bee/platform';
import { type ReactNode, useSyncExternalStore } from 'react';
import { MemberNavigation } from './member-navigation.tsx';
import './member.css';

/** Pages that are not the member's own, and so stand without the navigation of the member's pages. */
const APART = ['ops/review'];

/** A visitor of a page that is open to all gets no navigation of pages that are not. */
export const MemberLayout = ({ children }: { children: ReactNode }) => {
  const { location } = usePlatform();
  const { status } = useSession();
  const readPage = () => location.getState().match?.page;
  const page = useSyncExternalStore(location.subscribe, readPage, readPage);
  const isOpen = !page || page.guard === 'none';
  const isAlone = (status === 'visitor' && isOpen) || APART.includes(page?.id ?? '');
  // One shape for both, so that logging in keeps what the page holds.
  return (
    <div className={isAlone ? undefined : 'member-layout'}>
      {isAlone ? null : <MemberNavigation current={page?.id} />}
      <div className={isAlone ? undefined : 'member-main'}>{children}</div>
    </div>
  );
};
