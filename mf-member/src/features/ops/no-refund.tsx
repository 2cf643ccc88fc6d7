import type { PurchaseReview } from '@bee/contracts/resource/purchase-review';
import { isLive } from '@bee/domain/invoice-state';
import { fenOf } from '@bee/domain/money';
import { reviewAddress } from './review-query.ts';
import './ops.css';

type Why = { text: string; tab?: 'invoice' | 'refund'; link?: string };

/** Why an order cannot be refunded now, and what would change that; null if it can. */
export const whyNoRefund = ({ status, pay_amount, refundable, invoice_status }: PurchaseReview): Why | null => {
  if (status === 'refunding')
    return { text: '这份订单的退款正在处理，处理完才能再退。', tab: 'refund', link: '去“退款”处理' };
  if (status === 'refunded') return { text: '这份订单已全部退款。', tab: 'refund', link: '查看退款记录' };
  if (status !== 'paid') return { text: '这份订单没有付款，不需要退款。' };
  if (fenOf(pay_amount) === 0) return { text: '这份订单全部用积分抵扣，没有可退的款项。' };
  if (fenOf(refundable) === 0) return { text: '这份订单没有可退的余额。', tab: 'refund', link: '查看退款记录' };
  if (isLive(invoice_status))
    return { text: '这份订单已申请发票，先退回或红冲发票才能退款。', tab: 'invoice', link: '去“发票”处理' };
  return null;
};

export const NoRefund = ({ why: { text, tab, link }, no }: { why: Why; no: string }) => (
  <p className="member-ops-note">
    {text}
    {tab ? <a href={reviewAddress(tab, { q: no, p: 1 })}>{link}</a> : null}
  </p>
);
