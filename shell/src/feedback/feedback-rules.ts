import type { RequestFor } from '@bee/contracts/operations';
import type { Rules } from '@bee/ui/interactive';

export type FeedbackForm = RequestFor<'user/feedback'>;

/** In the order of the form: the first failing rule gives the message of the toast. */
export const feedbackRules: Rules<FeedbackForm> = {
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
