import { toast } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { Field, Form, useFormModel } from '@bee/ui/interactive';
import './ops.css';

type InvoiceReverseFormProps = { busy: boolean; onReverse: (no: string, reason: string) => void; onCancel: () => void };

/** Records the red-letter invoice that reverses an issued one in the tax system. */
export const InvoiceReverseForm = ({ busy, onReverse, onCancel }: InvoiceReverseFormProps) => {
  const form = useFormModel({
    initial: { no: '', reason: '' },
    rules: {
      no: [
        { required: true, message: '请填写红字发票号码' },
        { trigger: 'blur', pattern: /^\s*\d{8,20}\s*$/, message: '发票号码应是 8 至 20 位数字' },
      ],
      reason: [{ required: true, trigger: 'blur', message: '请写明原因，会员会看到' }],
    },
  });
  return (
    <Form
      model={form}
      className="member-ops-narrow"
      onSubmit={({ no, reason }) => onReverse(no.trim(), reason.trim())}
      onRefuse={toast.error}
    >
      <Field
        {...form.field('no')}
        label="红字发票号码"
        inputMode="numeric"
        maxLength={24}
        placeholder="8 至 20 位数字"
        autoComplete="off"
      />
      <Field
        {...form.field('reason')}
        label="原因"
        type="textarea"
        maxLength={200}
        placeholder="会员会看到，例如：抬头开错"
      />
      <p className="member-ops-hint">会制作一份注明“示例，不作报销凭证”的红字 PDF，会员可以下载，并收到消息。</p>
      <div className="member-ops-actions">
        <Button type="submit" kind="danger" loading={busy}>
          红冲发票
        </Button>
        <Button onClick={onCancel}>取消</Button>
      </div>
    </Form>
  );
};
