import type { RefundReview } from '@bee/contracts/entity/refund';
import { formatInstant } from '@bee/domain/format';
import { mayReview, refundStates } from '@bee/domain/payment-state';
import { confirm } from '@bee/platform';
import { KeyValueList, Price } from '@bee/ui/content';
import { payMethods } from '../../lib/pay-method.ts';
import { AmountForm } from './amount-form.tsx';
import { Copied } from './copied.tsx';
import { invoiceWord } from './invoice-word.ts';
import { NoteForm } from './note-form.tsx';
import { refundCauses } from './refund-words.ts';
import type { DetailProps } from './review.ts';
import { type ReviewAction, ReviewActions } from './review-actions.tsx';
import { reviewAddress } from './review-query.ts';
import { useListChange } from './use-list-change.ts';
import './ops.css';

export function RefundDetail({ item, onHandled }: DetailProps<RefundReview>) {
  const { approve, reject, retry, busy, refusal } = useRefundReview(item, onHandled);
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
          onSend={(amount, note) => void approve(amount, note)}
          onCancel={onCancel}
        />
      ),
    },
    { key: 'retry', word: '再退一次', kind: 'primary', run: retry },
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
          onSave={reject}
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
}

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
    { label: '退款金额', value: <Price value={item.amount} unit="元" /> },
    { label: '订单实付', value: <Price value={item.pay_amount} unit="元" /> },
    { label: '此前已退', value: <Price value={item.refunded} unit="元" /> },
    { label: '退回方式', value: payMethods[item.method] },
    { label: '来由', value: refundCauses[item.cause] },
    { label: '原因', value: item.reason || '没有说明' },
    { label: '发票', value: invoiceWord(item.invoice_status) },
    { label: '申请时间', value: formatInstant(item.created_at) },
    ...(done_at ? [{ label: '结束时间', value: formatInstant(done_at) }] : []),
    ...(item.note ? [{ label: '处理说明', value: item.note }] : []),
  ];
};

/** Each function resolves to whether it succeeded. */
const useRefundReview = ({ id, order_no: no, amount: asked, member, method }: RefundReview, onHandled: () => void) => {
  const { send, busy, refusal } = useListChange('ops/reviewRefund', 'ops/getRefundList', onHandled);
  const approve = async (amount: string, note: string) => {
    const sure = await confirm({
      title: '同意退款',
      content: `从订单 ${no} 退回 ${amount} 元给会员 ${member || '（账号已注销）'}${amount === asked ? '' : `（申请 ${asked} 元）`}？款项退回${payMethods[method]}，同意后不能撤回。`,
      confirmText: `退款 ${amount} 元`,
    });
    return sure && send({ id, action: 'approve', amount, note }, `已同意，${amount} 元将原路退回`);
  };
  const reject = async (note: string) => {
    const sure = await confirm({
      title: '拒绝退款',
      content: `拒绝订单 ${no} 的 ${asked} 元退款？会员会看到原因：${note}`,
      confirmText: '拒绝',
    });
    return sure && send({ id, action: 'reject', note }, `已拒绝订单 ${no} 的退款，会员会看到原因`);
  };
  const retry = () => send({ id, action: 'retry' }, `订单 ${no} 的 ${asked} 元将再退一次`);
  return { approve, reject, retry, busy, refusal };
};
