import { readTaxNumber } from '@bee/domain/tax-number';
import { Button, KeyValueList } from '@bee/ui/content';
import { Dialog } from '@bee/ui/overlay';
import { invoiceTypes, titleKinds } from './invoice-words.ts';
import type { FormValues } from './title-rules.ts';
import './invoice.css';

export type ConfirmInvoiceProps = {
  values: FormValues;
  amount: string;
  count: number;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Shows again the values that cannot be changed afterwards. */
export function ConfirmInvoice({ values, amount, count, busy, onConfirm, onClose }: ConfirmInvoiceProps) {
  return (
    <Dialog title="请核对发票信息" onClose={onClose}>
      <div className="member-invoice-confirm">
        <KeyValueList
          columns={1}
          items={[
            { label: '发票抬头', value: `${values.title.trim()}（${titleKinds[values.kind]}）` },
            ...(values.kind === 'company' ? [{ label: '税号', value: readTaxNumber(values.tax_no) }] : []),
            { label: '发票类型', value: invoiceTypes[values.type] },
            { label: '开票金额', value: amount, unit: `元（${count} 个订单）` },
            { label: '接收邮箱', value: values.email },
          ]}
        />
        <p className="member-invoice-actions">
          <Button kind="primary" size="small" loading={busy} data-first-focus onClick={onConfirm}>
            确认提交
          </Button>
          <Button size="small" onClick={onClose}>
            返回修改
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
