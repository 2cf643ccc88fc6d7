import { toast } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { Field, Form, useFormModel } from '@bee/ui/interactive';
import './ops.css';

type InvoiceStepFormProps = {
  /** Label of the number, where the step has one. */
  number?: string;
  /** Example of a reason, where the step needs one. */
  reason?: string;
  hint?: string;
  submit: string;
  kind: 'primary' | 'danger';
  busy: boolean;
  onSend: (no: string, reason: string) => void;
  onCancel: () => void;
};

/** A step of an invoice in the tax system: the number that it got there, or why it is undone. */
export const InvoiceStepForm = (props: InvoiceStepFormProps) => {
  const { number, reason, hint, submit, kind, busy, onSend, onCancel } = props;
  const form = useFormModel({
    initial: { no: '', reason: '' },
    rules: {
      ...(number && {
        no: [
          { required: true, message: `请填写${number}` },
          { trigger: 'blur', pattern: /^\s*\d{8,20}\s*$/, message: '发票号码应是 8 至 20 位数字' },
        ],
      }),
      ...(reason && { reason: [{ required: true, trigger: 'blur', message: '请写明原因，会员会看到' }] }),
    },
  });
  return (
    <Form
      model={form}
      className="member-ops-narrow"
      onSubmit={(typed) => onSend(typed.no.trim(), typed.reason.trim())}
      onRefuse={toast.error}
    >
      {number ? (
        <Field
          {...form.field('no')}
          label={number}
          inputMode="numeric"
          maxLength={24}
          placeholder="8 至 20 位数字"
          autoComplete="off"
        />
      ) : null}
      {reason ? (
        <Field
          {...form.field('reason')}
          label="原因"
          type="textarea"
          maxLength={200}
          placeholder={`会员会看到，例如：${reason}`}
        />
      ) : null}
      {hint ? <p className="member-ops-hint">{hint}</p> : null}
      <div className="member-ops-actions">
        <Button type="submit" kind={kind} loading={busy}>
          {submit}
        </Button>
        <Button onClick={onCancel}>取消</Button>
      </div>
    </Form>
  );
};
