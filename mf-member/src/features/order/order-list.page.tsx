import type { OrderStatus } from '@bee/contracts/resource/order';
import { definePage, href, useApiQuery, useLocationQuery } from '@bee/platform';
import { Card, Empty, LinkButton, PageHeader, Pagination, QueryState, SkeletonRows, Tabs } from '@bee/ui/content';
import { orderStatuses } from '../../components/order-status.tsx';
import { localEnd } from '../../components/time-left.tsx';
import { OrderItem } from './order-item.tsx';
import { type OrderListState, orderListQuery, PAGE_SIZE } from './order-list-query.ts';
import './order-detail.css';
import './order-list.css';

const addressOf = (state: OrderListState) => orderListQuery.address(href('user/order/list'), state);

export const page = definePage({
  head: () => ({ title: '我的订单', robots: 'noindex' }),
  component: () => {
    const [query] = useLocationQuery();
    const state = orderListQuery.read(query);
    const answer = useApiQuery(
      'order/getList',
      { ...orderListQuery.request(state), limit: PAGE_SIZE },
      { keepPrevious: true, raw: true, staleTime: 0 },
    );
    const { data, isPlaceholderData, dataUpdatedAt } = answer;
    return (
      <>
        <PageHeader title="我的订单" />
        <OrderTabs state={state} counts={data?.facets?.status} address={addressOf} />
        <div className="member-list" aria-busy={isPlaceholderData || undefined}>
          <QueryState query={answer} failed="订单加载失败" skeleton={<SkeletonRows rows={5} height={128} />}>
            {(data) => (
              <>
                {data.list.map((order) => (
                  <OrderItem key={order.id} order={order} until={localEnd(order.expires_at, data.now, dataUpdatedAt)} />
                ))}
                {data.list.length === 0 ? <NoOrders state={state} /> : null}
                <Pagination
                  page={state.p}
                  total={data.total}
                  pageSize={PAGE_SIZE}
                  href={(p) => addressOf({ ...state, p })}
                />
              </>
            )}
          </QueryState>
        </div>
      </>
    );
  },
});

function NoOrders({ state }: { state: OrderListState }) {
  return (
    <Card>
      {state.status || state.p > 1 ? (
        <Empty title="这里没有订单" action={<LinkButton href={addressOf({ p: 1 })}>查看全部订单</LinkButton>} />
      ) : (
        <Empty title="还没有订单" action={<LinkButton href={href('home')}>去首页看看</LinkButton>}>
          开通会员、购买报告或数据后，订单会出现在这里。
        </Empty>
      )}
    </Card>
  );
}

type OrderTabsProps = {
  state: OrderListState;
  counts: { value: string; count: number }[] | undefined;
  address: (state: OrderListState) => string;
};

function OrderTabs({ state, counts = [], address }: OrderTabsProps) {
  const countOf = (status: string) => counts.find(({ value }) => value === status)?.count ?? 0;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const items = [
    { key: 'all', title: '全部', href: address({ p: 1 }), count: all },
    ...(Object.keys(orderStatuses) as OrderStatus[]).map((status) => ({
      key: status,
      title: orderStatuses[status].title,
      href: address({ status, p: 1 }),
      count: countOf(status),
    })),
  ];
  return <Tabs label="订单状态" current={state.status ?? 'all'} items={items} />;
}
