import type { InvoiceReview } from '@bee/contracts/resource/invoice';
import { formatInstant } from '@bee/domain/format';
import { invoiceStates, mayBecome } from '@bee/domain/invoice-state';
import { confirm } from '@bee/platform';
import { Button, KeyValueList } from '@bee/ui/content';
import { useState } from 'react';
import { type InvoiceStep, useInvoiceStep } from './invoice.queries.ts';
import { InvoiceFacts } from './invoice-facts.tsx';
import { InvoiceNumberForm } from './invoice-number-form.tsx';
import { InvoiceRejectForm } from './invoice-reject-form.tsx';
import type { DetailProps } from './review.ts';

export const InvoiceDetail = ({ item, onHandled }: DetailProps<InvoiceReview>) => {
  const { take, busy } = useInvoiceStep(item);
  const [form, setForm] = useState<'issue' | 'reject' | null>(null);
  const wasIssued = item.status === 'issued';
  const finish = async (step: InvoiceStep) => {
    if (await take(step)) onHandled();
  };
  const reject = async (reason: string) => {
    const sure =
      !wasIssued ||
      (await confirm({
        title: '红冲作废',
        content: `发票 ${item.no}（${item.amount} 元）已经开具。红冲后会员不能再下载，有关订单可以重新开票或退款。`,
        confirmText: '红冲作废',
      }));
    if (sure) await finish({ status: 'rejected', reason });
  };
  return (
    <div className="member-ops-detail">
      <InvoiceFacts invoice={item} />
      <KeyValueList columns={1} items={stateOf(item)} />
      {form === 'issue' ? (
        <InvoiceNumberForm
          busy={busy}
          onIssue={(no) => void finish({ status: 'issued', no })}
          onCancel={() => setForm(null)}
        />
      ) : null}
      {form === 'reject' ? (
        <InvoiceRejectForm
          busy={busy}
          submit={wasIssued ? '红冲作废' : '退回申请'}
          onReject={(reason) => void reject(reason)}
          onCancel={() => setForm(null)}
        />
      ) : null}
      {form === null ? (
        <div className="member-ops-actions">
          {mayBecome(item.status, 'issuing') ? (
            <Button loading={busy} onClick={() => void finish({ status: 'issuing' })}>
              开始开具
            </Button>
          ) : null}
          {mayBecome(item.status, 'issued') ? (
            <Button kind="primary" disabled={busy} onClick={() => setForm('issue')}>
              填写号码并开具
            </Button>
          ) : null}
          {mayBecome(item.status, 'rejected') ? (
            <Button kind="danger" disabled={busy} onClick={() => setForm('reject')}>
              {wasIssued ? '红冲作废' : '退回'}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
};

const stateOf = ({ status, no, handled_by, submitted_at, issued_at, reject_reason, member }: InvoiceReview) => [
  { label: '状态', value: `${invoiceStates[status]}${handled_by ? `（${handled_by}）` : ''}` },
  { label: '会员', value: member || '—' },
  { label: '申请时间', value: formatInstant(submitted_at) },
  ...(no ? [{ label: '发票号码', value: no }] : []),
  ...(issued_at ? [{ label: '开具时间', value: formatInstant(issued_at) }] : []),
  ...(reject_reason ? [{ label: '退回原因', value: reject_reason }] : []),
];
