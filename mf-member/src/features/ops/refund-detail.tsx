import type { RefundReview } from '@bee/contracts/entity/refund';
import { formatInstant } from '@bee/domain/format';
import { mayReview, refundStates } from '@bee/domain/payment-state';
import { KeyValueList } from '@bee/ui/content';
import { payMethods } from '../../lib/pay-method.ts';
import { AmountForm } from './amount-form.tsx';
import { Copied } from './copied.tsx';
import { invoiceWord } from './invoice-word.ts';
import { NoteForm } from './note-form.tsx';
import { useRefundReview } from './refund.queries.ts';
import { refundCauses } from './refund-words.ts';
import { afterward, type DetailProps } from './review.ts';
import { type ReviewAction, ReviewActions } from './review-actions.tsx';
import { reviewAddress } from './review-query.ts';
import './ops.css';

export const RefundDetail = ({ item, onHandled }: DetailProps<RefundReview>) => {
  const { approve, reject, retry, busy, refusal } = useRefundReview(item);
  const finish = (made: Promise<boolean>) => afterward(made, onHandled);
  const { status } = item;
  const every: ReviewAction[] = [
    {
      key: 'approve',
      word: '同意退款',
      kind: 'primary',
      form: (onCancel) => (
        <AmountForm
          label="退款金额"
          amount={item.amount}
          most={item.amount}
          note={{ label: '处理说明', placeholder: '选填，会员会看到；少退时请说明原因' }}
          submit="同意退款"
          busy={busy}
          refusal={refusal}
          onSend={(amount, note) => void finish(approve(amount, note))}
          onCancel={onCancel}
        />
      ),
    },
    { key: 'retry', word: '再退一次', kind: 'primary', run: () => finish(retry()) },
    {
      key: 'reject',
      word: '拒绝退款',
      kind: 'danger',
      form: (onCancel) => (
        <NoteForm
          id={`refund-${item.id}`}
          label="原因（会员会看到）"
          needed="请写明拒绝的原因，会员会看到"
          initial=""
          busy={busy}
          submit="拒绝退款"
          onSave={(reason) => finish(reject(reason))}
          onCancel={onCancel}
        />
      ),
    },
  ];
  const actions = every.filter(({ key }) => mayReview(status, key as Parameters<typeof mayReview>[1]));
  return (
    <div className="member-ops-detail">
      <KeyValueList columns={1} items={refundFacts(item)} />
      {status === 'failed' ? (
        <p className="member-ops-note">支付方拒绝了这笔退款：{item.failure || '没有说明原因'}</p>
      ) : null}
      <ReviewActions actions={actions} busy={busy} subject={item.order_no} />
    </div>
  );
};

const refundFacts = (item: RefundReview) => {
  const { order_no: no, status, handled_by, done_at } = item;
  return [
    { label: '订单号', value: <Copied label="订单号" value={no} /> },
    {
      label: '商品',
      value: (
        <>
          {item.order_title} <a href={reviewAddress('purchase', { q: no, p: 1 })}>查看订单</a>
        </>
      ),
    },
    { label: '会员', value: item.member || '账号已注销' },
    { label: '状态', value: `${refundStates[status]}${handled_by ? `（${handled_by}）` : ''}` },
    { label: '退款金额', value: item.amount, unit: '元' },
    { label: '订单实付', value: item.pay_amount, unit: '元' },
    { label: '此前已退', value: item.refunded, unit: '元' },
    { label: '退回方式', value: payMethods[item.method] },
    { label: '来由', value: refundCauses[item.cause] },
    { label: '原因', value: item.reason || '没有说明' },
    { label: '发票', value: invoiceWord(item.invoice_status) },
    { label: '申请时间', value: formatInstant(item.created_at) },
    ...(done_at ? [{ label: '结束时间', value: formatInstant(done_at) }] : []),
    ...(item.note ? [{ label: '处理说明', value: item.note }] : []),
  ];
};
