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
import { InvoiceReverseForm } from './invoice-reverse-form.tsx';
import type { DetailProps } from './review.ts';
import './ops.css';

export const InvoiceDetail = ({ item, onHandled }: DetailProps<InvoiceReview>) => {
  const { take, busy } = useInvoiceStep(item);
  const [form, setForm] = useState<'issue' | 'reject' | 'reverse' | null>(null);
  const finish = async (step: InvoiceStep) => {
    if (await take(step)) onHandled();
  };
  const reverse = async (no: string, reason: string) => {
    const sure = await confirm({
      title: '红冲发票',
      content: `发票 ${item.no}（${item.amount} 元）由红字发票 ${no} 冲销。原发票会员不能再下载，有关订单可以重新开票或退款。`,
      confirmText: '确认红冲',
    });
    if (sure) await finish({ status: 'reversed', no, reason });
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
          onReject={(reason) => void finish({ status: 'rejected', reason })}
          onCancel={() => setForm(null)}
        />
      ) : null}
      {form === 'reverse' ? (
        <InvoiceReverseForm
          busy={busy}
          onReverse={(no, reason) => void reverse(no, reason)}
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
              退回
            </Button>
          ) : null}
          {mayBecome(item.status, 'reversed') ? (
            <Button kind="danger" disabled={busy} onClick={() => setForm('reverse')}>
              红冲
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
};

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
