import type { RefundReview } from '@bee/contracts/entity/refund';
import { mayReview } from '@bee/domain/payment-state';
import { toast } from '@bee/platform';
import { Button, KeyValueList } from '@bee/ui/content';
import { useState } from 'react';
import { AmountForm } from './amount-form.tsx';
import { NoteForm } from './note-form.tsx';
import { useRefundReview } from './refund.queries.ts';
import { refundFacts } from './refund-facts.tsx';
import type { DetailProps } from './review.ts';
import './ops.css';

export const RefundDetail = ({ item, onHandled }: DetailProps<RefundReview>) => {
  const { approve, reject, retry, busy } = useRefundReview(item);
  const [asking, setAsking] = useState<'approve' | 'reject' | null>(null);
  const finish = async (made: Promise<boolean>) => {
    const done = await made;
    if (done) onHandled();
    return done;
  };
  const refuse = async (reason: string) => {
    if (!reason) {
      toast.error('请写明拒绝的原因，会员会看到');
      return false;
    }
    return finish(reject(reason));
  };
  const { status, order_no: no } = item;
  // Another operator may have handled it while the form was open.
  const form = asking && mayReview(status, asking) ? asking : null;
  return (
    <div className="member-ops-detail">
      <KeyValueList columns={1} items={refundFacts(item)} />
      {status === 'failed' ? (
        <p className="member-ops-note">支付方拒绝了这笔退款：{item.failure || '没有说明原因'}</p>
      ) : null}
      {form === 'approve' ? (
        <AmountForm
          label="退款金额"
          amount={item.amount}
          most={item.amount}
          note={{ label: '处理说明', placeholder: '选填，会员会看到；少退时请说明原因' }}
          submit="同意退款"
          busy={busy}
          onSend={(amount, note) => void finish(approve(amount, note))}
          onCancel={() => setAsking(null)}
        />
      ) : null}
      {form === 'reject' ? (
        <NoteForm
          id={`refund-${item.id}`}
          label="原因（会员会看到）"
          initial=""
          busy={busy}
          submit="拒绝退款"
          onSave={refuse}
          onCancel={() => setAsking(null)}
        />
      ) : null}
      {form === null ? (
        <div className="member-ops-actions">
          {mayReview(status, 'approve') ? (
            <Button kind="primary" disabled={busy} onClick={() => setAsking('approve')} aria-label={`同意退款：${no}`}>
              同意退款
            </Button>
          ) : null}
          {mayReview(status, 'retry') ? (
            <Button kind="primary" loading={busy} onClick={() => void finish(retry())} aria-label={`再退一次：${no}`}>
              再退一次
            </Button>
          ) : null}
          {mayReview(status, 'reject') ? (
            <Button kind="danger" disabled={busy} onClick={() => setAsking('reject')} aria-label={`拒绝退款：${no}`}>
              拒绝退款
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
};
