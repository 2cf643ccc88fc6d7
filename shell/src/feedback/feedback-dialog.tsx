import { Button, Icon } from '@bee/ui/content';
import { type FormEvent, useId } from 'react';
import { ModalDialog } from '../overlay/modal-dialog.tsx';
import { FeedbackFieldView } from './feedback-field.tsx';
import { type FeedbackForm, feedbackFields } from './feedback-rules.ts';
import { useFeedback } from './use-feedback.ts';

type FeedbackDialogProps = { open: boolean; onClose: () => void; initial?: Partial<FeedbackForm> };

/** 意见反馈, opened from the floating bar. Closing resets the form. */
export function FeedbackDialog({ open, onClose, initial = {} }: FeedbackDialogProps) {
  return open ? <OpenFeedback onClose={onClose} initial={initial} /> : null;
}

function OpenFeedback({ onClose, initial }: { onClose: () => void; initial: Partial<FeedbackForm> }) {
  const { form, errors, sending, change, check, submit, leave } = useFeedback(initial, onClose);
  const title = useId();

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const refused = await submit();
    const field = refused && elements.namedItem(refused);
    if (field instanceof HTMLElement) field.focus();
  };

  return (
    <ModalDialog labelledBy={title} onCancel={leave}>
      <div className="shell-modal-head">
        <h2 id={title}>意见反馈</h2>
        <button type="button" className="shell-modal-close" onClick={leave}>
          <Icon name="close" label="关闭" />
        </button>
      </div>
      <form className="shell-feedback" noValidate onSubmit={send}>
        {feedbackFields.map(({ name, label, max }, index) => (
          <FeedbackFieldView
            key={name}
            name={name}
            label={label}
            max={max}
            value={form[name]}
            error={errors[name]}
            multiline={name === 'content'}
            firstFocus={index === 0}
            onChange={(value) => change(name, value)}
            onBlur={(value) => check(name, value)}
          />
        ))}
        <Button type="submit" kind="primary" size="small" loading={sending}>
          提交反馈
        </Button>
      </form>
    </ModalDialog>
  );
}
