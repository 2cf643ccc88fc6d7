import { toast } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { Field, Form, Modal, useFormModel } from '@bee/ui/interactive';
import { useBusy } from '../lib/use-busy.ts';
import { Choice } from './choice.tsx';

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

/** A reason, and a description that 其他 requires. */
export function ReportModal({ title, reasons, placeholder, maxLength, send, onClose }: ReportModalProps) {
  const { busy, run } = useBusy();
  const form = useFormModel({
    initial: { reason: '', detail: '' },
    rules: {
      reason: [{ required: true, trigger: ['blur', 'change'], message: '请选择举报原因' }],
      detail: [
        {
          trigger: 'blur',
          message: '选择“其他”时请说明情况',
          validator: (detail: string, { reason }: { reason: string }) => reason !== 'other' || detail.trim() !== '',
        },
      ],
    },
  });
  const submit = async ({ reason, detail }: { reason: string; detail: string }) => {
    const done = await run(async () => toast.success(await send(reason, detail.trim())));
    if (done) onClose();
  };
  const choices = Object.entries(reasons).map(([value, text]) => ({ value, title: text }));
  return (
    <Modal visible title={title} onClose={onClose}>
      <Form model={form} onSubmit={(values) => void submit(values)} onRefuse={toast.error}>
        <Choice {...form.field('reason')} label="原因" options={[{ value: '', title: '请选择' }, ...choices]} />
        <Field
          {...form.field('detail')}
          required={false}
          type="textarea"
          label="说明"
          placeholder={placeholder}
          maxLength={maxLength}
        />
        <div className="bee-form-actions">
          <Button type="submit" kind="primary" size="small" loading={busy}>
            提交举报
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
