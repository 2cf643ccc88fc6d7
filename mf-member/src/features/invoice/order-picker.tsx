import type { Order } from '@bee/contracts/resource/order';
import { formatInstant } from '@bee/domain/format';
import { invoiceAmount, MAX_INVOICE_ORDERS } from '@bee/domain/invoice-orders';
import { yuanText } from '@bee/domain/money';
import { href, navigate } from '@bee/platform';
import { Button, Card, Empty, LinkButton, Price } from '@bee/ui/content';
import { orderKinds, orderTitle } from '../../components/order-status.tsx';
import { invoiceListAddress } from '../../lib/invoice-list-query.ts';
import type { Picked } from './use-picked.ts';
import './invoice.css';

type OrderPickerProps = { orders: Order[]; picked: Picked; isFirstPage: boolean; records: number };

export function OrderPicker({ orders, picked, isFirstPage, records }: OrderPickerProps) {
  if (orders.length === 0 && picked.ids.length === 0)
    return <NothingToInvoice isFirstPage={isFirstPage} records={records} />;
  const every = orders.length > 0 && orders.every(picked.has);
  return (
    <>
      {orders.length > 0 ? (
        <label className="member-invoice-check">
          <input type="checkbox" checked={every} onChange={() => picked.set(orders, !every)} />
          全选本页
        </label>
      ) : null}
      <ul className="member-invoice-orders" aria-label="可开票的订单">
        {orders.map((order) => (
          <li key={order.id}>
            <label className="member-invoice-order">
              <input
                type="checkbox"
                checked={picked.has(order)}
                onChange={(event) => picked.set([order], event.currentTarget.checked)}
              />
              <span className="member-invoice-what">
                <strong>{orderTitle(order)}</strong>
                <small className="bee-num">
                  {factsOf(order).map((fact) => (
                    <span key={fact}>{fact}</span>
                  ))}
                </small>
              </span>
              <Price value={yuanText(invoiceAmount(order))} unit="元" />
            </label>
          </li>
        ))}
      </ul>
      <SumBar picked={picked} />
    </>
  );
}

const factsOf = ({ kind, no, paid_at, refunded, invoice_status }: Order): string[] =>
  [
    orderKinds[kind],
    `订单号 ${no}`,
    paid_at && `${formatInstant(paid_at)} 付款`,
    refunded !== '0.00' && `已退 ${refunded} 元`,
    invoice_status === 'rejected' && '上次申请被退回',
    invoice_status === 'reversed' && '上次的发票已红冲',
  ].filter((fact): fact is string => Boolean(fact));

function SumBar({ picked: { ids, total, clear } }: { picked: Picked }) {
  const refusal =
    ids.length === 0
      ? '请先选择订单'
      : ids.length > MAX_INVOICE_ORDERS
        ? `一张发票最多 ${MAX_INVOICE_ORDERS} 个订单`
        : null;
  return (
    <section className="member-invoice-sum" aria-label="已选订单">
      <p className="bee-num" aria-live="polite">
        已选 <strong>{ids.length}</strong> 个订单，合计 <Price value={total} unit="元" />
        {ids.length > 0 ? (
          <Button kind="text" onClick={clear}>
            清空
          </Button>
        ) : null}
      </p>
      {refusal ? (
        <span className="member-invoice-note" id="invoice-refusal">
          {refusal}
        </span>
      ) : null}
      <Button
        kind="primary"
        size="small"
        disabled={refusal !== null}
        aria-describedby={refusal ? 'invoice-refusal' : undefined}
        onClick={() => navigate(href('user/order/invoice_form', { ids: ids.join(',') }))}
      >
        申请发票
      </Button>
    </section>
  );
}

function NothingToInvoice({ isFirstPage, records }: Pick<OrderPickerProps, 'isFirstPage' | 'records'>) {
  return (
    <Card>
      {isFirstPage ? (
        <Empty
          title="没有可开票的订单"
          action={
            records > 0 ? (
              <LinkButton href={invoiceListAddress({ state: 'done', p: 1 })}>查看发票记录</LinkButton>
            ) : (
              <LinkButton href={href('user/order/list')}>查看我的订单</LinkButton>
            )
          }
        >
          已付款、没有退款、也没有申请过发票的订单会出现在这里。
        </Empty>
      ) : (
        <Empty
          title="这一页没有订单"
          action={<LinkButton href={invoiceListAddress({ state: 'todo', p: 1 })}>回到第一页</LinkButton>}
        />
      )}
    </Card>
  );
}
