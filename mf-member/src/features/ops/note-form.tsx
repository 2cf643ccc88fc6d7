import { useDraft } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { Form, Input, WorkForm } from '@bee/ui/fields';
import { useEffect } from 'react';
import './ops.css';
import '../../components/work-form.css';

type NoteFormProps = {
  /** Id of the subject; part of the draft's key. */
  id: string;
  initial: string;
  busy: boolean;
  /** Label of the field, if the note is not for operators only. */
  label?: string;
  /** Shown when the note is empty; without it the note is optional. */
  needed?: string;
  /** Label of the submit button. */
  submit?: string;
  /** Resolves to whether the note was saved. */
  onSave: (note: string) => Promise<boolean>;
  onCancel: () => void;
};

const LONGEST_NOTE = 500;

/** A form for a note. Its draft survives a reload. */
export function NoteForm({
  id,
  initial,
  busy,
  label = '处理说明（选填，只有运营人员看得到）',
  needed,
  submit = '记为已处理',
  onSave,
  onCancel,
}: NoteFormProps) {
  const [draft, keep, forget] = useDraft(`ops-feedback:${id}`, initial);
  const [form] = Form.useForm<{ note: string }>();
  useEffect(() => form.setFieldsValue({ note: draft }), [form, draft]);
  useEffect(() => form.focusField('note'), [form]);
  const save = async (note: string) => {
    if (await onSave(note)) forget();
  };
  return (
    <WorkForm
      form={form}
      name="ops-note"
      edits="kept"
      layout="vertical"
      className="member-form is-stacked member-ops-form"
      initialValues={{ note: initial }}
      onValuesChange={(_, { note }) => keep(note)}
      onFinish={({ note }) => void save(note.trim())}
    >
      <Form.Item
        name="note"
        label={label}
        rules={needed ? [{ required: true, whitespace: true, message: needed }] : undefined}
      >
        <Input.TextArea rows={3} maxLength={LONGEST_NOTE} />
      </Form.Item>
      <div className="member-form-actions">
        <Button type="submit" kind="primary" loading={busy}>
          {submit}
        </Button>
        <Button
          onClick={() => {
            forget();
            onCancel();
          }}
        >
          取消
        </Button>
      </div>
    </WorkForm>
  );
}
