import { definePage, href, useApiQuery, useLocationQuery } from '@bee/platform';
import { Card, Empty, ErrorState, LinkButton, PageHeader, Pagination, SkeletonRows } from '@bee/ui/content';
import { localEnd } from '../../parts/time-left.tsx';
import { OrderItem } from './order-item.tsx';
import { type OrderListState, orderListQuery, PAGE_SIZE } from './order-list-query.ts';
import { OrderTabs } from './order-tabs.tsx';
import './order-detail.css';
import './order-list.css';

const addressOf = (state: OrderListState) => orderListQuery.address(href('user/order/list'), state);

export const page = definePage({
  head: () => ({ title: '我的订单', robots: 'noindex' }),
  component: () => {
    const [query] = useLocationQuery();
    const state = orderListQuery.read(query);
    const { data, isPending, isPlaceholderData, error, refetch, dataUpdatedAt } = useApiQuery(
      'order/getList',
      { ...orderListQuery.request(state), limit: PAGE_SIZE },
      { keepPrevious: true, raw: true, staleTime: 0 },
    );
    return (
      <>
        <PageHeader title="我的订单" />
        <OrderTabs state={state} counts={data?.facets?.status} address={addressOf} />
        <div className="member-list" aria-busy={isPlaceholderData || undefined}>
          {isPending ? <SkeletonRows rows={5} height={128} /> : null}
          {error ? (
            <ErrorState title="订单加载失败" onRetry={() => void refetch()}>
              {error.message}
            </ErrorState>
          ) : null}
          {data && !error ? (
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
          ) : null}
        </div>
      </>
    );
  },
});

const NoOrders = ({ state }: { state: OrderListState }) => (
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
