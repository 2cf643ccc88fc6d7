import { toast } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { Field, Form, useFormModel } from '@bee/ui/interactive';
import './ops.css';

type InvoiceNumberFormProps = { busy: boolean; onIssue: (no: string) => void; onCancel: () => void };

export const InvoiceNumberForm = ({ busy, onIssue, onCancel }: InvoiceNumberFormProps) => {
  const form = useFormModel({
    initial: { no: '' },
    rules: {
      no: [
        { required: true, message: '请填写发票号码' },
        { trigger: 'blur', pattern: /^\s*\d{8,20}\s*$/, message: '发票号码应是 8 至 20 位数字' },
      ],
    },
  });
  return (
    <Form model={form} className="member-ops-narrow" onSubmit={({ no }) => onIssue(no.trim())} onRefuse={toast.error}>
      <Field
        {...form.field('no')}
        label="发票号码"
        inputMode="numeric"
        maxLength={24}
        placeholder="8 至 20 位数字"
        autoComplete="off"
      />
      <p className="member-ops-hint">会制作一份注明“示例，不作报销凭证”的 PDF，会员可以下载，并收到消息。</p>
      <div className="member-ops-actions">
        <Button type="submit" kind="primary" loading={busy}>
          开具发票
        </Button>
        <Button onClick={onCancel}>取消</Button>
      </div>
    </Form>
  );
};
