import { Button } from '@bee/ui/content';
import { Form, Input, WorkForm } from '@bee/ui/fields';
import { Dialog } from '@bee/ui/overlay';
import { UiProvider } from '@bee/ui/theme';
import type { ReactNode } from 'react';
import './order-detail.css';
import './submit.css';
import '../../components/buying.css';

export type ReasonDialogProps = {
  title: string;
  /** Explains the consequences. */
  children: ReactNode;
  /** Common reasons, selectable with one click. */
  usual: string[];
  confirmText: string;
  busy: boolean;
  onConfirm(reason: string): void;
  onClose(): void;
};

const LONGEST = 200;

const rules = [
  { required: true, whitespace: true, message: '请选择或填写原因' },
  { pattern: /^\s*\S[\s\S]*\S\s*$|^\s*$/, message: '原因至少 2 个字' },
];

/** Asks for a reason before an action. */
export function ReasonDialog({ title, children, usual, confirmText, busy, onConfirm, onClose }: ReasonDialogProps) {
  const [form] = Form.useForm<{ reason: string }>();
  const reason = Form.useWatch('reason', form);
  const choose = (text: string) => {
    form.setFieldsValue({ reason: text });
  };
  return (
    <UiProvider>
      <Dialog title={title} onClose={onClose}>
        <WorkForm
          form={form}
          name="reason"
          layout="vertical"
          initialValues={{ reason: '' }}
          onFinish={(values) => onConfirm(values.reason.trim())}
        >
          <p>{children}</p>
          <fieldset className="member-chips" aria-label="常见原因">
            {usual.map((text, index) => (
              <Button
                key={text}
                aria-pressed={reason === text}
                data-first-focus={index === 0 || undefined}
                onClick={() => choose(text)}
              >
                {text}
              </Button>
            ))}
          </fieldset>
          <Form.Item name="reason" label="原因" rules={rules}>
            <Input.TextArea rows={3} maxLength={LONGEST} placeholder="也可以自己填写" />
          </Form.Item>
          <div className="member-acts is-end">
            <Button onClick={onClose}>再想想</Button>
            <Button type="submit" kind="danger" loading={busy}>
              {confirmText}
            </Button>
          </div>
        </WorkForm>
      </Dialog>
    </UiProvider>
  );
}
