import type { RequestFor } from '@bee/contracts/operations';

export type FeedbackForm = RequestFor<'user/feedback'>;
export type FeedbackField = keyof FeedbackForm;

export const emptyFeedback: FeedbackForm = { contact: '', tel: '', content: '' };

/** In the order of the form: the first one that fails is the message of a refused submit. */
export const feedbackFields: { name: FeedbackField; label: string; required: string; max: number }[] = [
  { name: 'contact', label: '姓名', required: '请输入您的姓名', max: 30 },
  { name: 'tel', label: '联系电话', required: '请输入您的联系电话', max: 30 },
  { name: 'content', label: '反馈和建议', required: '请输入反馈和建议', max: 2000 },
];

export type FeedbackErrors = Partial<Record<FeedbackField, string>>;

export function checkFeedback(form: FeedbackForm): FeedbackErrors {
  return Object.fromEntries(
    feedbackFields.filter(({ name }) => form[name].trim() === '').map(({ name, required }) => [name, required]),
  );
}
