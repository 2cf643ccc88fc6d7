import { definePage, useSession } from '@bee/platform';
import { PageHeader } from '@bee/ui/content';
import { UiProvider } from '@bee/ui/theme';
import { LinkedAccounts } from './linked-accounts.tsx';
import { MemberCard } from './member-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { profileOf } from './profile-values.ts';
import { QuickLinks } from './quick-links.tsx';
import { RecentOrders } from './recent-orders.tsx';

export const page = definePage({
  head: () => ({ title: '个人中心', robots: 'noindex' }),
  component: () => {
    const { user } = useSession();
    if (!user) return null; // between logging out and leaving the page
    return (
      <>
        <PageHeader title="个人中心" />
        <MemberCard user={user} />
        <QuickLinks score={user.score} />
        <div className="member-columns">
          <div className="member-stack">
            <RecentOrders />
            <LinkedAccounts user={user} />
          </div>
          <UiProvider>
            {/* Saved values are the new starting point of the form. */}
            <ProfileForm key={JSON.stringify(profileOf(user))} user={user} />
          </UiProvider>
        </div>
      </>
    );
  },
});
