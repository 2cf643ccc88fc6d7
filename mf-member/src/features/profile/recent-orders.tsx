import type { Order } from '@bee/contracts/resource/order';
import { formatInstant } from '@bee/domain/format';
import { href, useApiQuery } from '@bee/platform';
import { Empty, LinkButton, Price, QueryState, Section, SkeletonRows } from '@bee/ui/content';
import { OrderStatusTag, orderTitle } from '../../components/order-status.tsx';
import './profile.css';

const SHOWN = 5;

export function RecentOrders() {
  const orders = useApiQuery('order/getList', { limit: SHOWN }, { raw: true });
  return (
    <Section title="最近订单" more={{ title: '全部订单', href: href('user/order/list') }} flush>
      <QueryState query={orders} failed="最近订单加载失败" skeleton={<SkeletonRows rows={SHOWN} height={68} />}>
        {({ list, total }) =>
          total === 0 ? (
            <Empty title="还没有订单" action={<LinkButton href={href('home')}>去首页看看</LinkButton>}>
              开通会员、购买报告或数据后，订单会出现在这里。
            </Empty>
          ) : (
            <ul className="member-orders">
              {list.map((order) => (
                <RecentOrder key={order.id} order={order} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Section>
  );
}

function RecentOrder({ order }: { order: Order }) {
  return (
    <li className="member-order">
      <div>
        <a className="member-order-title" href={href('user/order/detail', { id: order.id })} title={orderTitle(order)}>
          {orderTitle(order)}
        </a>
        <small className="bee-num">
          <span>{formatInstant(order.created_at)}</span>
          <span>{order.no}</span>
        </small>
      </div>
      <Price value={order.pay_amount} unit="元" />
      <OrderStatusTag status={order.status} />
    </li>
  );
}
