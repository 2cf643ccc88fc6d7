import { toast } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { Form, type FormRule, Input, Select, WorkForm } from '@bee/ui/fields';
import { Dialog } from '@bee/ui/overlay';
import { UiProvider } from '@bee/ui/theme';
import { useBusy } from '../lib/use-busy.ts';

type ReportValues = { reason?: string; detail: string };

type ReportModalProps = {
  title: string;
  reasons: Readonly<Record<string, string>>;
  /** Example of a description. */
  placeholder: string;
  maxLength: number;
  /** Sends the report; resolves to the confirmation, rejects after the error was shown. */
  send(reason: string, detail: string): Promise<string>;
  onClose: () => void;
};

const detailRules: FormRule[] = [
  ({ getFieldValue }) => ({
    validator: async (_, detail: string) => {
      if (getFieldValue('reason') === 'other' && detail.trim() === '') throw new Error('选择“其他”时请说明情况');
    },
  }),
];

/** A reason, and a description that 其他 requires. */
export function ReportModal({ title, reasons, placeholder, maxLength, send, onClose }: ReportModalProps) {
  const { busy, run } = useBusy();
  const [form] = Form.useForm<ReportValues>();
  const submit = async ({ reason = '', detail }: ReportValues) => {
    const done = await run(async () => toast.success(await send(reason, detail.trim())));
    if (done) onClose();
  };
  return (
    <UiProvider>
      <Dialog title={title} onClose={onClose}>
        <WorkForm
          form={form}
          name="report"
          layout="vertical"
          initialValues={{ detail: '' }}
          onFinish={(values) => void submit(values)}
        >
          <Form.Item name="reason" label="原因" rules={[{ required: true, message: '请选择举报原因' }]}>
            <Select
              placeholder="请选择"
              options={Object.entries(reasons).map(([value, label]) => ({ value, label }))}
            />
          </Form.Item>
          <Form.Item name="detail" label="说明" rules={detailRules}>
            <Input.TextArea rows={3} placeholder={placeholder} maxLength={maxLength} />
          </Form.Item>
          <Button type="submit" kind="primary" size="small" loading={busy}>
            提交举报
          </Button>
        </WorkForm>
      </Dialog>
    </UiProvider>
  );
}
