import { definePage, href, hrefOrNull, navigate, useLocationQuery, useSession } from '@bee/platform';
import { Card, Empty, LinkButton, PageHeader, Tabs } from '@bee/ui/content';
import { useEffect } from 'react';
import { CallsTab } from './calls-tab.tsx';
import { CompositionTab } from './composition-tab.tsx';
import { ErrorsTab } from './errors-tab.tsx';
import { HealthTab } from './health-tab.tsx';
import { JobsTab } from './jobs-tab.tsx';
import { KeysTab } from './keys-tab.tsx';
import { ReviewsTab } from './reviews-tab.tsx';

const TABS = [
  { key: 'composition', title: '组合', Tab: CompositionTab },
  { key: 'health', title: '版本健康', Tab: HealthTab },
  { key: 'errors', title: '页面错误', Tab: ErrorsTab },
  { key: 'calls', title: '慢接口', Tab: CallsTab },
  { key: 'jobs', title: '任务', Tab: JobsTab },
  { key: 'keys', title: '团队钥匙', Tab: KeysTab },
  { key: 'reviews', title: '待处理', Tab: ReviewsTab },
];

export const page = definePage({
  head: () => ({ title: '运营', robots: 'noindex' }),
  component: () => {
    const { user } = useSession();
    const [query] = useLocationQuery();
    const tab = TABS.find(({ key }) => key === (query.tab ?? 'composition'));
    // The review lists used to be tabs here; old links redirect to their page.
    const review = tab ? null : hrefOrNull('ops/review', query);
    useEffect(() => {
      if (review) navigate(review, { replace: true });
    }, [review]);
    if (!user || review) return null;
    if (!user.is_operator) return <OperatorsOnly />;
    const { key, Tab } = tab ?? { key: 'composition', Tab: CompositionTab };
    return (
      <>
        <PageHeader
          title="运营"
          lead="正在运行的版本、它们的健康状况、页面错误、接口与后台任务。页面打开时每 5 秒更新一次。"
        />
        <Tabs
          label="运营"
          current={key}
          items={TABS.map((item) => ({ key: item.key, title: item.title, href: href('ops', { tab: item.key }) }))}
        />
        <div className="shell-ops">
          <Tab />
        </div>
      </>
    );
  },
});

/** For members without the role; the server refuses their calls as well. */
function OperatorsOnly() {
  return (
    <>
      <PageHeader title="运营" />
      <Card>
        <Empty title="403 此页面仅限运营人员" action={<LinkButton href="/">返回首页</LinkButton>}>
          当前账号没有运营权限。需要时请联系管理员开通，或换一个账号登录。
        </Empty>
      </Card>
    </>
  );
}
