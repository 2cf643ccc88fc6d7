import type { OrderDetail } from '@bee/contracts/resource/order';
import { formatInstant } from '@bee/domain/format';
import { ApiError, definePage, href, openFeedback, useApiQuery } from '@bee/platform';
import {
  Button,
  Card,
  Empty,
  ErrorState,
  KeyValueList,
  LinkButton,
  PageHeader,
  Price,
  Section,
  SkeletonRows,
} from '@bee/ui/content';
import { OrderNumber } from '../../components/order-number.tsx';
import { orderKinds } from '../../components/order-status.tsx';
import { linkHref } from '../../lib/link-href.ts';
import { payMethods } from '../../lib/pay-method.ts';
import { Refunds } from './detail/refunds.tsx';
import { StatusHead } from './detail/status-head.tsx';
import { invoiceStates } from './order-item.tsx';
import { refundableUntil, termText } from './order-rights.ts';
import './order-detail.css';
import './order-list.css';

export const page = definePage({
  head: () => ({ title: '订单详情', robots: 'noindex' }),
  component: ({ params }) => <Detail id={params.id ?? ''} />,
});

function Detail({ id }: { id: string }) {
  const {
    data: order,
    error,
    refetch,
    dataUpdatedAt,
  } = useApiQuery('order/detail', { id }, { raw: true, staleTime: 0 });
  const breadcrumb = [{ title: '我的订单', href: href('user/order/list') }, { title: '订单详情' }];
  return (
    <>
      <PageHeader title="订单详情" breadcrumb={breadcrumb} />
      {order ? (
        <div className="member-list">
          <StatusHead order={order} at={dataUpdatedAt} onOver={() => void refetch()} />
          {order.withdrawn && order.status === 'paid' ? <Withdrawn order={order} /> : null}
          <OrderItems order={order} />
          <OrderSums order={order} />
          <Refunds refunds={order.refunds} />
          <OrderStory steps={order.steps} />
        </div>
      ) : error instanceof ApiError && error.code === 404 ? (
        <Card>
          <Empty title="没有这张订单" action={<LinkButton href={href('user/order/list')}>查看我的订单</LinkButton>}>
            订单号可能有误，或者这张订单属于另一个账号。
          </Empty>
        </Card>
      ) : error ? (
        <ErrorState title="订单加载失败" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <Card>
          <SkeletonRows rows={6} height={80} />
        </Card>
      )}
    </>
  );
}

/** The ordered items. */
function OrderItems({ order }: { order: OrderDetail }) {
  const to = order.link && linkHref(order.link);
  return (
    <Section title="商品">
      <ul className="member-goods">
        {order.items.map(({ title, spec, qty, price }) => (
          <li key={`${title} ${spec}`}>
            <span>
              {to ? <a href={to}>{title}</a> : <strong>{title}</strong>}
              <small>
                {orderKinds[order.kind]} · {spec} × {qty}
              </small>
            </span>
            <Price value={price} unit="元" />
          </li>
        ))}
      </ul>
      <KeyValueList
        columns={1}
        items={[
          { label: '订单号', value: <OrderNumber no={order.no} /> },
          ...(order.benefit ? [{ label: '权益期', value: termText(order) }] : []),
          ...(order.remark ? [{ label: '备注', value: order.remark }] : []),
        ]}
      />
    </Section>
  );
}

/** History of the order, newest first. */
function OrderStory({ steps }: { steps: OrderDetail['steps'] }) {
  return steps.length === 0 ? null : (
    <Section title="订单进度">
      <ol className="member-story" aria-label="订单进度">
        {steps.toReversed().map(({ text, at }) => (
          <li key={`${at} ${text}`}>
            <time dateTime={at}>{formatInstant(at)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Totals: amount, payment and refunds. */
function OrderSums({ order }: { order: OrderDetail }) {
  const { amount, discount, points_used: points, pay_amount, refunded, paid_at, pay_method, invoice_status } = order;
  return (
    <Section title="金额与支付">
      <KeyValueList
        columns={2}
        items={[
          { label: '商品金额', value: <Price value={amount} unit="元" /> },
          { label: '积分抵扣', value: points > 0 ? `−${discount} 元（${points} 积分）` : '未使用' },
          {
            label: paid_at ? '实付' : '应付',
            value: (
              <strong>
                <Price value={pay_amount} unit="元" />
              </strong>
            ),
          },
          { label: '已退款', value: Number(refunded) > 0 ? `${refunded} 元` : '无' },
          { label: '支付方式', value: pay_method ? payMethods[pay_method] : null },
          { label: '支付时间', value: paid_at ? formatInstant(paid_at) : null },
          { label: '下单时间', value: formatInstant(order.created_at) },
          { label: '发票', value: invoiceStates[invoice_status] ?? '未申请' },
        ]}
      />
    </Section>
  );
}

/** The purchased content is no longer available: explains what to do. */
function Withdrawn({ order }: { order: OrderDetail }) {
  return (
    <Section title={order.kind === 'data' ? '这份数据已下架' : '这份报告已下架'}>
      <p>
        暂时不能在线打开，您的订单与付款记录都在。
        {refundableUntil(order) ? '您可以在上面申请退款，或者' : '请带上订单号'}
        <Button kind="text" onClick={() => openFeedback()}>
          联系客服
        </Button>
        ，我们会补发内容或办理退款。
      </p>
    </Section>
  );
}
