import { typedDigits } from '@bee/domain/typed-number';
import { Button } from '@bee/ui/content';
import { Form, Input, useServerError, WorkForm } from '@bee/ui/fields';
import './ops.css';
import '../../components/work-form.css';

type InvoiceStepFormProps = {
  /** Label of the number, where the step has one. */
  number?: string;
  /** Example of a reason, where the step needs one. */
  reason?: string;
  hint?: string;
  submit: string;
  kind: 'primary' | 'danger';
  busy: boolean;
  /** The error of the last attempt. */
  refusal: Error | null;
  onSend: (no: string, reason: string) => void;
  onCancel: () => void;
};

/** A step of an invoice in the tax system: the number that it got there, or why it is undone. */
export function InvoiceStepForm(props: InvoiceStepFormProps) {
  const { number, reason, hint, submit, kind, busy, refusal, onSend, onCancel } = props;
  const [form] = Form.useForm<{ no: string; reason: string }>();
  useServerError(form, refusal);
  return (
    <WorkForm
      form={form}
      name="ops-invoice"
      layout="vertical"
      className="member-form is-stacked member-ops-form"
      initialValues={{ no: '', reason: '' }}
      onFinish={({ no = '', reason: why = '' }) => onSend(typedDigits(no), why.trim())}
    >
      {number ? (
        <Form.Item
          name="no"
          label={number}
          rules={[
            { required: true, whitespace: true, message: `请填写${number}` },
            { transform: typedDigits, pattern: /^(\d{8,20})?$/, message: '发票号码应是 8 至 20 位数字' },
          ]}
        >
          <Input inputMode="numeric" maxLength={24} placeholder="8 至 20 位数字" autoComplete="off" />
        </Form.Item>
      ) : null}
      {reason ? (
        <Form.Item
          name="reason"
          label="原因"
          rules={[{ required: true, whitespace: true, message: '请写明原因，会员会看到' }]}
        >
          <Input.TextArea rows={3} maxLength={200} placeholder={`会员会看到，例如：${reason}`} />
        </Form.Item>
      ) : null}
      {hint ? <p className="member-form-note">{hint}</p> : null}
      <div className="member-form-actions">
        <Button type="submit" kind={kind} loading={busy}>
          {submit}
        </Button>
        <Button onClick={onCancel}>取消</Button>
      </div>
    </WorkForm>
  );
}
