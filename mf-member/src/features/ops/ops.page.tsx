import { definePage, href, hrefOrNull, useLocationQuery, useSession } from '@bee/platform';
import { Card, Empty, LinkButton, PageHeader, Tabs } from '@bee/ui/content';
import { ReviewList } from './review-list.tsx';
import { reviewListOf, reviewLists } from './review-lists.ts';

export const page = definePage({
  head: () => ({ title: '待处理', robots: 'noindex' }),
  component: () => {
    const { user } = useSession();
    const [query] = useLocationQuery();
    if (!user) return null; // between logout and navigation
    if (!user.is_operator) return <OperatorsOnly />;
    const current = reviewListOf(query.tab);
    const tabs = reviewLists.map(({ tab, title }) => ({ key: tab, title, href: href('ops/review', { tab }) }));
    return (
      <>
        <PageHeader
          title="待处理"
          breadcrumb={[...opsOf(), { title: '待处理' }]}
          lead="会员和访客提交的内容、会员的订单与退款在这里处理，热门搜索词与别名在这里管理。"
        />
        <Tabs label="审阅列表" current={current?.tab ?? ''} items={tabs} />
        {current ? <ReviewList key={current.tab} review={current} /> : null}
      </>
    );
  },
});

/** The operations page, if the shell includes it. */
const opsOf = () => {
  const address = hrefOrNull('ops');
  return address ? [{ title: '运营', href: address }] : [];
};

/** Shown to members without the operator role; the server rejects their calls as well. */
function OperatorsOnly() {
  return (
    <>
      <PageHeader title="运营" />
      <Card>
        <Empty title="403 此页面仅限运营人员" action={<LinkButton href={href('home')}>返回首页</LinkButton>}>
          当前账号没有运营权限。需要时请联系管理员开通，或换一个账号登录。
        </Empty>
      </Card>
    </>
  );
}
