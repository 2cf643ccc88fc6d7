import type { Order, OrderKind, OrderStatus } from '@bee/contracts/resource/order';
import { Tag, type TagProps } from '@bee/ui/content';

export const orderStatuses: Record<OrderStatus, { title: string; tone: NonNullable<TagProps['type']> }> = {
  unpaid: { title: '待支付', tone: 'honey' },
  paid: { title: '已支付', tone: 'green' },
  refunding: { title: '退款中', tone: 'blue' },
  refunded: { title: '已退款', tone: 'grey' },
  cancelled: { title: '已取消', tone: 'grey' },
  expired: { title: '已过期', tone: 'grey' },
};

export const orderKinds: Record<OrderKind, string> = {
  vip: 'VIP会员',
  veg_vip: '蔬菜 VIP',
  report: '研究报告',
  data: '数据产品',
  custom: '定制服务',
};

export function OrderStatusTag({ status }: { status: OrderStatus }) {
  return <Tag type={orderStatuses[status].tone}>{orderStatuses[status].title}</Tag>;
}

/** 番茄行情月报 等 3 件 */
export const orderTitle = ({ items, kind }: Pick<Order, 'items' | 'kind'>): string => {
  const [first] = items;
  if (!first) return orderKinds[kind];
  return items.length > 1 ? `${first.title} 等 ${items.length} 件` : first.title;
};
