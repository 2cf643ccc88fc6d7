import { definePage, href, useLocationQuery, useSession } from '@bee/platform';
import { PageHeader, Tabs } from '@bee/ui/content';
import { OperatorsOnly } from './operators-only.tsx';
import { reviewListOf, reviewLists } from './review-lists.ts';

export const page = definePage({
  head: () => ({ title: '运营', robots: 'noindex' }),
  component: () => {
    const { user } = useSession();
    const [query] = useLocationQuery();
    if (!user) return null; // between logging out and leaving the page
    if (!user.is_operator) return <OperatorsOnly />;
    const current = reviewListOf(query.tab);
    const tabs = reviewLists.map(({ key, title }) => ({ key, title, href: href('ops', { tab: key }) }));
    return (
      <>
        <PageHeader title="运营" lead="会员和访客提交的内容、会员的订单与退款在这里处理，热门搜索词在这里管理。" />
        <Tabs label="审阅列表" current={current?.key ?? ''} items={tabs} />
        {current ? <current.List key={current.key} /> : null}
      </>
    );
  },
});
