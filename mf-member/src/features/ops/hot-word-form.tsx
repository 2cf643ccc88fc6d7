import { hotWordProblem } from '@bee/domain/hot-word';
import { Button } from '@bee/ui/content';
import { Checkbox, Form, Input, WorkForm } from '@bee/ui/fields';
import { useAddHotWord } from './hot-word.queries.ts';

type Typed = { keyword: string; pinned: boolean };

const rules = [
  {
    validateTrigger: 'onSubmit', // an empty field that was only visited is no mistake
    validator: async (_: unknown, keyword: string) => {
      const problem = hotWordProblem(keyword);
      if (problem) throw new Error(problem);
    },
  },
];

/** Adds an operator's own word. It is pinned by default: without searches it would be last. */
export function HotWordForm() {
  const { add, busy } = useAddHotWord();
  const [form] = Form.useForm<Typed>();
  const send = async ({ keyword, pinned }: Typed) => {
    const problem = await add(keyword.trim(), pinned);
    if (problem === null) form.setFieldsValue({ keyword: '', pinned: true });
    else form.setFields([{ name: 'keyword', errors: [problem] }]);
    form.focusField('keyword');
  };
  return (
    <WorkForm form={form} name="hot-word" layout="inline" initialValues={{ keyword: '', pinned: true }} onFinish={send}>
      <Form.Item name="keyword" label="添加搜索词" rules={rules}>
        <Input placeholder="最多 20 个字" />
      </Form.Item>
      <Form.Item name="pinned" valuePropName="checked">
        <Checkbox>同时置顶</Checkbox>
      </Form.Item>
      <Form.Item>
        <Button type="submit" kind="primary" size="small" loading={busy}>
          添加
        </Button>
      </Form.Item>
    </WorkForm>
  );
}
