import { definePage, href, useLocationQuery, useSession } from '@bee/platform';
import { PageHeader, Tabs } from '@bee/ui/content';
import { UiProvider } from '@bee/ui/theme';
import { Devices } from './devices.tsx';
import { LinkedAccounts } from './linked-accounts.tsx';
import { MemberCard } from './member-card.tsx';
import { MESSAGE_TAB } from './messages/message-query.ts';
import { Messages } from './messages/messages.tsx';
import { ProfileForm } from './profile-form.tsx';
import { profileOf } from './profile-values.ts';
import { QuickLinks } from './quick-links.tsx';
import { RecentOrders } from './recent-orders.tsx';
import './profile.css';
import '../../layout/page.css';

export const page = definePage({
  head: () => ({ title: '个人中心', robots: 'noindex' }),
  component: () => {
    const { user } = useSession();
    const [{ tab }] = useLocationQuery();
    if (!user) return null; // between logout and navigation
    if (tab === MESSAGE_TAB)
      return (
        <>
          <PageHeader title="个人中心" />
          <ProfileTabs current={MESSAGE_TAB} />
          <Messages />
        </>
      );
    return (
      <>
        <PageHeader title="个人中心" />
        <ProfileTabs current="profile" />
        <MemberCard user={user} />
        <QuickLinks score={user.score} />
        <div className="member-columns">
          <div className="member-stack">
            <RecentOrders />
            <LinkedAccounts user={user} />
          </div>
          <div className="member-stack">
            <UiProvider>
              {/* Saved values are the new initial values of the form. */}
              <ProfileForm key={JSON.stringify(profileOf(user))} user={user} />
            </UiProvider>
            <Devices />
          </div>
        </div>
      </>
    );
  },
});

function ProfileTabs({ current }: { current: string }) {
  const { unread } = useSession();
  const items = [
    { key: 'profile', title: '我的资料', href: href('user/profile') },
    {
      key: MESSAGE_TAB,
      title: '我的消息',
      href: href('user/profile', { tab: MESSAGE_TAB }),
      ...(unread > 0 && { count: unread }),
    },
  ];
  return <Tabs label="个人中心" current={current} items={items} />;
}
