import type { InvoiceReview } from '@bee/contracts/resource/invoice';
import { formatInstant } from '@bee/domain/format';
import { invoiceStates, mayBecome } from '@bee/domain/invoice-state';
import { confirm } from '@bee/platform';
import { KeyValueList } from '@bee/ui/content';
import { InvoiceFacts } from './invoice-facts.tsx';
import { InvoiceStepForm } from './invoice-step-form.tsx';
import type { DetailProps } from './review.ts';
import { type ReviewAction, ReviewActions } from './review-actions.tsx';
import { useListChange } from './use-list-change.ts';
import './ops.css';

export function InvoiceDetail({ item, onHandled }: DetailProps<InvoiceReview>) {
  const { take, busy, refusal } = useInvoiceStep(item, onHandled);
  const reverse = async (no: string, reason: string) => {
    const sure = await confirm({
      title: '红冲发票',
      content: `发票 ${item.no}（${item.amount} 元）由红字发票 ${no} 冲销。原发票会员不能再下载，有关订单可以重新开票或退款。`,
      confirmText: '确认红冲',
    });
    if (sure) await take({ status: 'reversed', no, reason });
  };
  const every: ReviewAction[] = [
    { key: 'issuing', word: '开始开具', run: () => take({ status: 'issuing' }) },
    {
      key: 'issued',
      word: '填写号码并开具',
      kind: 'primary',
      form: (onCancel) => (
        <InvoiceStepForm
          number="发票号码"
          hint="会制作一份注明“示例，不作报销凭证”的 PDF，会员可以下载，并收到消息。"
          submit="开具发票"
          kind="primary"
          busy={busy}
          refusal={refusal}
          onSend={(no) => void take({ status: 'issued', no })}
          onCancel={onCancel}
        />
      ),
    },
    {
      key: 'rejected',
      word: '退回',
      kind: 'danger',
      form: (onCancel) => (
        <InvoiceStepForm
          reason="税号与名称不符"
          submit="退回申请"
          kind="danger"
          busy={busy}
          refusal={refusal}
          onSend={(_, reason) => void take({ status: 'rejected', reason })}
          onCancel={onCancel}
        />
      ),
    },
    {
      key: 'reversed',
      word: '红冲',
      kind: 'danger',
      // Records the red-letter invoice that reverses an issued one in the tax system.
      form: (onCancel) => (
        <InvoiceStepForm
          number="红字发票号码"
          reason="抬头开错"
          hint="会制作一份注明“示例，不作报销凭证”的红字 PDF，会员可以下载，并收到消息。"
          submit="红冲发票"
          kind="danger"
          busy={busy}
          refusal={refusal}
          onSend={(no, reason) => void reverse(no, reason)}
          onCancel={onCancel}
        />
      ),
    },
  ];
  return (
    <div className="member-ops-detail">
      <InvoiceFacts invoice={item} />
      <KeyValueList columns={1} items={stateOf(item)} />
      <ReviewActions
        actions={every.filter(({ key }) => mayBecome(item.status, key as InvoiceStep['status']))}
        busy={busy}
      />
    </div>
  );
}

const stateOf = ({ status, no, handled_by, submitted_at, issued_at, reject_reason, member, ...red }: InvoiceReview) => [
  { label: '状态', value: `${invoiceStates[status]}${handled_by ? `（${handled_by}）` : ''}` },
  { label: '会员', value: member || '—' },
  { label: '申请时间', value: formatInstant(submitted_at) },
  ...(no ? [{ label: '发票号码', value: no }] : []),
  ...(issued_at ? [{ label: '开具时间', value: formatInstant(issued_at) }] : []),
  ...(red.red_no ? [{ label: '红字发票号码', value: red.red_no }] : []),
  ...(red.reversed_at ? [{ label: '红冲时间', value: formatInstant(red.reversed_at) }] : []),
  ...(reject_reason ? [{ label: status === 'reversed' ? '红冲原因' : '退回原因', value: reject_reason }] : []),
];

type InvoiceStep =
  | { status: 'issuing' }
  | { status: 'issued'; no: string }
  | { status: 'rejected'; reason: string }
  | { status: 'reversed'; no: string; reason: string };

/** Resolves to whether it succeeded. */
const useInvoiceStep = ({ id, title }: InvoiceReview, onHandled: () => void) => {
  const { send, busy, refusal } = useListChange('ops/setInvoiceStatus', 'ops/getInvoiceList', onHandled);
  const take = (step: InvoiceStep) =>
    send({ id, ...step }, `“${title.title}”的发票已改为“${invoiceStates[step.status]}”`);
  return { take, busy, refusal };
};
