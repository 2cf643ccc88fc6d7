import type { OrderDetail } from '@bee/contracts/resource/order';
import { formatInstant } from '@bee/domain/format';
import { confirm, href } from '@bee/platform';
import { Button, LinkButton } from '@bee/ui/content';
import { useState } from 'react';
import { invoiceListAddress } from '../../../lib/invoice-list-query.ts';
import { linkHref } from '../../../lib/link-href.ts';
import { AskReason } from '../ask-reason.tsx';
import { buyAgainHref } from '../buy-again.ts';
import { CancelOrder } from '../cancel-order.tsx';
import { useOrderActs } from '../order-acts.queries.ts';
import { isMembership, isWithdrawable, mayInvoice, refundableUntil } from '../order-rights.ts';
import '../order-detail.css';
import '../../../components/buying.css';

const USUAL = ['买错了，想换一份', '不需要了', '内容与预期不符', '重复购买'];

/** Actions available for an order in its state; the first is the primary one. */
export function OrderActs({ order }: { order: OrderDetail }) {
  const { id, status, link, invoice_id: invoice } = order;
  const { isBusy, askRefund, withdrawRefund } = useOrderActs();
  const [asking, setAsking] = useState<'cancel' | 'refund' | null>(null);
  const use = link && linkHref(link);
  const again = buyAgainHref(order);
  const until = refundableUntil(order);
  const withdraw = async () => {
    const sure = await confirm({
      title: '撤回退款申请',
      content: '撤回后订单恢复为已支付，需要时可以再次申请。',
      confirmText: '撤回申请',
    });
    if (sure) await withdrawRefund(id);
  };
  return (
    <div className="member-acts">
      {status === 'unpaid' ? (
        <>
          <LinkButton kind="primary" size="small" href={href('user/order/payment', { id })}>
            去支付 ¥{order.pay_amount}
          </LinkButton>
          <Button size="small" onClick={() => setAsking('cancel')}>
            取消订单
          </Button>
        </>
      ) : null}
      {use && (status === 'paid' || (status === 'refunding' && isMembership(order))) ? (
        <LinkButton kind="primary" size="small" href={use}>
          去使用
        </LinkButton>
      ) : null}
      {mayInvoice(order, order.now) ? (
        <LinkButton size="small" href={href('user/order/invoice_form', { ids: id })}>
          {order.invoice_status === 'rejected' || order.invoice_status === 'reversed' ? '重新申请发票' : '申请发票'}
        </LinkButton>
      ) : null}
      {invoice ? (
        <LinkButton size="small" href={invoiceListAddress({ state: 'done', p: 1 })}>
          查看发票
        </LinkButton>
      ) : null}
      {until ? (
        <Button size="small" onClick={() => setAsking('refund')}>
          申请退款
        </Button>
      ) : null}
      {isWithdrawable(order) ? (
        <Button size="small" loading={isBusy} onClick={() => void withdraw()}>
          撤回退款申请
        </Button>
      ) : null}
      {again && status !== 'unpaid' && status !== 'refunding' && mayBuyAgain(order) ? (
        <LinkButton size="small" href={again}>
          {status === 'paid' ? '续费' : '再次购买'}
        </LinkButton>
      ) : null}
      {asking === 'cancel' ? <CancelOrder order={order} onClose={() => setAsking(null)} /> : null}
      {asking === 'refund' && until ? (
        <AskReason
          title="申请退款"
          usual={USUAL}
          confirmText="提交退款申请"
          busy={isBusy}
          onClose={() => setAsking(null)}
          onConfirm={(reason) => void askRefund(id, reason).then((done) => done && setAsking(null))}
        >
          申请由人工审核，通过后 ¥{order.pay_amount} 原路退回
          {order.points_used > 0 ? `，${order.points_used} 积分一并退还` : ''}
          ，相应权益随之收回。可申请到 {formatInstant(until)}。
        </AskReason>
      ) : null}
    </div>
  );
}

/** Permanent products can be bought only once. */
const mayBuyAgain = (order: OrderDetail): boolean => order.status !== 'paid' || isMembership(order);
