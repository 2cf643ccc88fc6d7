import type { RefundReview } from '@bee/contracts/entity/refund';
import { mayReview } from '@bee/domain/payment-state';
import { KeyValueList } from '@bee/ui/content';
import { AmountForm } from './amount-form.tsx';
import { NoteForm } from './note-form.tsx';
import { useRefundReview } from './refund.queries.ts';
import { refundFacts } from './refund-facts.tsx';
import { afterward, type DetailProps } from './review.ts';
import { type ReviewAction, ReviewActions } from './review-actions.tsx';
import './ops.css';

export const RefundDetail = ({ item, onHandled }: DetailProps<RefundReview>) => {
  const { approve, reject, retry, busy } = useRefundReview(item);
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
