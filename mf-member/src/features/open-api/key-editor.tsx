import { MAX_KEY_NAME } from '@bee/contracts/entity/api-key-limits';
import { typedNumber } from '@bee/domain/typed-number';
import { Button } from '@bee/ui/content';
import { Form, Input, useServerError, WorkForm } from '@bee/ui/fields';
import '../../components/work-form.css';

export type KeyValues = { name: string; day_limit: number | null };
type Typed = { name: string; day_limit: string };

type KeyEditorProps = {
  initial: KeyValues;
  /** The limit of the membership. */
  perDay: number;
  submit: string;
  busy: boolean;
  refusal: Error | null;
  onSave: (key: KeyValues) => void;
  onCancel: () => void;
};

export function KeyEditor({ initial, perDay, submit, busy, refusal, onSave, onCancel }: KeyEditorProps) {
  const [form] = Form.useForm<Typed>();
  useServerError(form, refusal);
  const limitOf = (typed: string) => (typed.trim() === '' ? null : typedNumber(typed));
  const rule = {
    validator: async (_: unknown, typed: string) => {
      const limit = limitOf(typed);
      if (limit === null) return;
      if (!Number.isInteger(limit) || limit < 1 || limit > perDay)
        throw new Error(`请填 1 到 ${perDay} 的整数，或留空不另设上限`);
    },
  };
  return (
    <WorkForm
      form={form}
      name="api-key"
      layout="vertical"
      className="member-form is-stacked"
      initialValues={{ name: initial.name, day_limit: initial.day_limit === null ? '' : String(initial.day_limit) }}
      onFinish={({ name, day_limit }: Typed) => onSave({ name: name.trim(), day_limit: limitOf(day_limit) })}
    >
      <Form.Item name="name" label="名称" rules={[{ required: true, whitespace: true, message: '请填写名称' }]}>
        <Input maxLength={MAX_KEY_NAME} placeholder="用在哪里，如 每日价格报表" />
      </Form.Item>
      <Form.Item name="day_limit" label="每日上限（次）" rules={[rule]}>
        <Input inputMode="numeric" maxLength={9} placeholder={`选填，最多 ${perDay}；几个程序共用时防止一个用完`} />
      </Form.Item>
      <div className="member-form-actions">
        <Button type="submit" kind="primary" size="small" loading={busy}>
          {submit}
        </Button>
        <Button size="small" onClick={onCancel}>
          取消
        </Button>
      </div>
    </WorkForm>
  );
}
