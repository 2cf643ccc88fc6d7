import type { InvoiceTitle } from '@bee/contracts/resource/invoice';
import { Button } from '@bee/ui/content';
import { Checkbox, Form, useServerError, WorkForm } from '@bee/ui/fields';
import { TitleFields } from './title-fields.tsx';
import { emptyTitle, type TitleValues, valuesOf } from './title-rules.ts';
import './invoice.css';
import '../../components/work-form.css';

type SavedTitle = TitleValues & { is_default: boolean };

type TitleEditorProps = {
  /** Null for a new one. */
  title: InvoiceTitle | null;
  busy: boolean;
  refusal: Error | null;
  onSave: (title: SavedTitle) => void;
  onCancel: () => void;
};

export function TitleEditor({ title, busy, refusal, onSave, onCancel }: TitleEditorProps) {
  const [form] = Form.useForm<SavedTitle>();
  useServerError(form, refusal);
  return (
    <WorkForm
      form={form}
      name="invoice-title"
      layout="vertical"
      className="member-form is-stacked"
      initialValues={{ ...(title ? valuesOf(title) : emptyTitle), is_default: title?.is_default ?? false }}
      // Also the fields that the kind hides.
      onFinish={() => onSave(form.getFieldsValue(true))}
    >
      <TitleFields bank="optional" />
      <Form.Item name="is_default" valuePropName="checked">
        <Checkbox>设为默认抬头</Checkbox>
      </Form.Item>
      <div className="member-form-actions">
        <Button type="submit" kind="primary" size="small" loading={busy}>
          保存抬头
        </Button>
        <Button size="small" onClick={onCancel}>
          取消
        </Button>
      </div>
    </WorkForm>
  );
}
