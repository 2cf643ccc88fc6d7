import { fenOf } from '@bee/domain/money';
import { typedYuan } from '@bee/domain/typed-number';
import { Button } from '@bee/ui/content';
import { Form, type FormRule, Input, useServerError, WorkForm } from '@bee/ui/fields';
import { useEffect } from 'react';
import './ops.css';
import '../../components/work-form.css';

type AmountFormProps = {
  label: string;
  /** Initial value of the field. */
  amount: string;
  /** Upper limit. */
  most?: string;
  note: { label: string; placeholder: string; needed?: string };
  submit: string;
  kind?: 'primary' | 'danger';
  busy: boolean;
  /** The error of the last attempt. */
  refusal: Error | null;
  onSend: (amount: string, note: string) => void;
  onCancel: () => void;
};

type Typed = { amount: string; note: string };

const LONGEST_NOTE = 200;

/** An amount in yuan and a note. */
export function AmountForm(props: AmountFormProps) {
  const { label, amount, most, note, submit, kind, busy, refusal, onSend, onCancel } = props;
  const [form] = Form.useForm<Typed>();
  useEffect(() => form.focusField('amount'), [form]);
  useServerError(form, refusal, { price: 'amount', reason: 'note' });
  return (
    <WorkForm
      form={form}
      name="ops-amount"
      layout="vertical"
      className="member-form is-stacked member-ops-form"
      initialValues={{ amount, note: '' }}
      onFinish={(typed) => onSend(typedYuan(typed.amount) ?? typed.amount, typed.note.trim())}
    >
      <Form.Item name="amount" label={label} rules={amountRules(label, most)}>
        <Input inputMode="decimal" maxLength={20} autoComplete="off" suffix="元" />
      </Form.Item>
      <Form.Item name="note" label={note.label} rules={note.needed ? noteRules(note.label, note.needed) : undefined}>
        <Input.TextArea rows={3} maxLength={LONGEST_NOTE} placeholder={note.placeholder} />
      </Form.Item>
      <div className="member-form-actions">
        <Button type="submit" kind={kind ?? 'primary'} loading={busy}>
          {submit}
        </Button>
        <Button onClick={onCancel}>取消</Button>
      </div>
    </WorkForm>
  );
}

const amountRules = (label: string, most: string | undefined): FormRule[] => [
  { required: true, whitespace: true, message: `请填写${label}` },
  {
    validator: async (_, typed: string) => {
      if (typed.trim() === '') return;
      const yuan = typedYuan(typed);
      if (yuan === null) throw new Error('金额应写成 99.00 的样子');
      if (fenOf(yuan) > 0 && (most === undefined || fenOf(yuan) <= fenOf(most))) return;
      throw new Error(most === undefined ? '金额应大于 0 元' : `金额应在 0.01 至 ${most} 元之间`);
    },
  },
];

const noteRules = (label: string, needed: string): FormRule[] => [
  { required: true, whitespace: true, message: needed },
  { pattern: /\S[\s\S]*\S|^\s*$/, message: `${label}至少 2 个字` },
];
