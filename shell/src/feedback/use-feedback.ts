import { toast, useApi, useDraft } from '@bee/platform';
import { useState } from 'react';
import {
  checkFeedback,
  emptyFeedback,
  type FeedbackErrors,
  type FeedbackField,
  type FeedbackForm,
  feedbackFields,
} from './feedback-rules.ts';

/** What is typed survives a document load, but not closing. `initial` is what another page has filled in already. */
export function useFeedback(initial: Partial<FeedbackForm>, close: () => void) {
  const api = useApi();
  const [form, setForm, forget] = useDraft<FeedbackForm>('feedback', { ...emptyFeedback, ...initial });
  const [errors, setErrors] = useState<FeedbackErrors>({});
  const [sending, setSending] = useState(false);

  const check = (name: FeedbackField, value: string) =>
    setErrors((known) => ({ ...known, [name]: checkFeedback({ ...form, [name]: value })[name] }));

  const leave = () => {
    forget();
    close();
  };

  /** @returns the first field that is refused, if there is one. */
  const submit = async (): Promise<FeedbackField | undefined> => {
    const found = checkFeedback(form);
    setErrors(found);
    const first = feedbackFields.find(({ name }) => found[name]);
    if (first) {
      toast.error(first.required);
      return first.name;
    }
    setSending(true);
    try {
      const { success, msg } = await api.envelope('user/feedback', form);
      if (success) {
        toast.success(msg || '感谢您的反馈，我们会尽快处理');
        leave();
      } else toast.error(msg);
    } catch {
      // No answer came: announced by the caller, what was typed stays.
    } finally {
      setSending(false);
    }
    return undefined;
  };

  return {
    form,
    errors,
    sending,
    change: (name: FeedbackField, value: string) => {
      setForm({ ...form, [name]: value });
      check(name, value);
    },
    check,
    submit,
    leave,
  };
}
