import { toast } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { Field, Form, useFormModel } from '@bee/ui/interactive';
import './ops.css';

type InvoiceRejectFormProps = {
  busy: boolean;
  onReject: (reason: string) => void;
  onCancel: () => void;
};

export const InvoiceRejectForm = ({ busy, onReject, onCancel }: InvoiceRejectFormProps) => {
  const form = useFormModel({
    initial: { reason: '' },
    rules: { reason: [{ required: true, trigger: 'blur', message: '请写明原因，会员会看到' }] },
  });
  return (
    <Form
      model={form}
      className="member-ops-narrow"
      onSubmit={({ reason }) => onReject(reason.trim())}
      onRefuse={toast.error}
    >
      <Field
        {...form.field('reason')}
        label="原因"
        type="textarea"
        maxLength={200}
        placeholder="会员会看到，例如：税号与名称不符"
      />
      <div className="member-ops-actions">
        <Button type="submit" kind="danger" loading={busy}>
          退回申请
        </Button>
        <Button onClick={onCancel}>取消</Button>
      </div>
    </Form>
  );
};
