import { usePlatform, useSession } from '@bee/platform';
import { createRouter } from '@bee/platform/router';
import { type ReactNode, useSyncExternalStore } from 'react';
import { MemberNavigation } from './member-navigation.tsx';
import './member.css';

/** Pages that are not about the member's own account, rendered without the member navigation. */
const APART = ['ops/review'];

/** Visitors of a public page do not see the navigation of member-only pages. */
function MemberLayout({ children }: { children: ReactNode }) {
  const { location } = usePlatform();
  const { status } = useSession();
  const readPage = () => location.getState().match?.page;
  const page = useSyncExternalStore(location.subscribe, readPage, readPage);
  const isOpen = !page || page.guard === 'none';
  const isAlone = (status === 'visitor' && isOpen) || APART.includes(page?.id ?? '');
  // The same element tree for both, so that signing in keeps the state of the page.
  return (
    <div className={isAlone ? undefined : 'member-layout'}>
      {isAlone ? null : <MemberNavigation current={page?.id} />}
      <div className={isAlone ? undefined : 'member-main'}>{children}</div>
    </div>
  );
}

/** Renders every page of this remote next to the member navigation. */
export const MemberRouter = createRouter('mf-member', MemberLayout);
