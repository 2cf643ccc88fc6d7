import type { OrderStatus } from '@bee/contracts/resource/order';
import { Tabs } from '@bee/ui/content';
import { orderStatuses } from '../../parts/order-status.tsx';
import type { OrderListState } from './order-list-query.ts';

type OrderTabsProps = {
  state: OrderListState;
  counts: { value: string; count: number }[] | undefined;
  address: (state: OrderListState) => string;
};

export const OrderTabs = ({ state, counts = [], address }: OrderTabsProps) => {
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
};
