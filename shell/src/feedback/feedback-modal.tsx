import type { RequestFor } from '@bee/contracts/operations';
import { toast, useApi } from '@bee/platform';
import { closeFeedback } from '@bee/platform/host';
import { Button } from '@bee/ui/content';
import { Field, Form, Modal, type Rules, useFormModel } from '@bee/ui/interactive';
import { useEffect, useRef } from 'react';

/** 意见反馈 */
export function FeedbackModal({ content }: { content: string }) {
  const api = useApi();
  const shown = useShown();
  const form = useFormModel<FeedbackForm>({ initial: { contact: '', tel: '', content }, rules: feedbackRules });

  const send = async (typed: FeedbackForm) => {
    try {
      const { success, msg, field } = await api.envelope('user/feedback', typed);
      if (success) {
        toast.success(msg || '感谢您的反馈，我们会尽快处理');
        if (shown.current) closeFeedback();
      } else if (!form.refuse(field, msg)) toast.error(msg);
    } catch {
      // No response: the API caller shows the error, the input stays.
    }
  };

  return (
    <Modal visible title="意见反馈" className="shell-feedback" onClose={closeFeedback}>
      <Form model={form} onSubmit={(typed) => form.send(() => send(typed))}>
        <Field {...form.field('contact')} label="姓名" placeholder="请输入姓名" autoComplete="name" data-first-focus />
        <Field {...form.field('tel')} type="tel" label="联系电话" placeholder="手机或座机号码" autoComplete="tel" />
        <Field
          {...form.field('content')}
          type="textarea"
          label="反馈和建议"
          placeholder="您遇到的问题，或希望增加的内容"
        />
        <div className="bee-form-actions">
          <Button type="submit" kind="primary" size="small" loading={form.sending}>
            提交反馈
          </Button>
        </div>
      </Form>
    </Modal>
  );
}

/** The modal may be closed and opened again while its request is pending; that response must not close the new one. */
function useShown() {
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return shown;
}

type FeedbackForm = RequestFor<'user/feedback'>;

/** In the order of the form: the first failing rule gives the message of the toast. */
const feedbackRules: Rules<FeedbackForm> = {
  contact: rulesOf('请输入您的姓名', 30, '姓名最多 30 个字'),
  tel: rulesOf('请输入您的联系电话', 30, '联系电话过长'),
  content: rulesOf('请输入反馈和建议', 2000, '反馈和建议最多 2000 个字'),
};

/** The limits are those of user/feedback. A maxLength attribute would silently cut a pasted text. */
function rulesOf(missing: string, longest: number, tooLong: string) {
  const trigger = ['blur', 'change'] as const;
  return [
    { required: true, trigger, message: missing },
    { validator: (text: string) => text.trim().length <= longest, trigger, message: tooLong },
  ] as const;
}
