import { classNames, keepComposing } from '@bee/ui/content';
import type { FormEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { FormModel } from './use-form-model.ts';

export type FormProps<Values> = {
  model: FormModel<Values>;
  className?: string;
  /** Every field has passed. */
  onSubmit(values: Values): void;
  /** With the first message; its field has the focus already. */
  onRefuse?(message: string): void;
  children: ReactNode;
};

/** 460 px wide, its labels at the left. Enter sends it, but not the one that chooses a word of an input method. */
export function Form<Values>({ model, className, onSubmit, onRefuse, children }: FormProps<Values>) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    // Drawn before the focus comes, so that a screen reader finds the message at its field.
    const check = flushSync(() => model.validate());
    if (check.passed) return onSubmit(model.values);
    const field = elements.namedItem(check.name);
    if (field instanceof HTMLElement) field.focus();
    onRefuse?.(check.message);
  };
  return (
    <form className={classNames('bee-form', className)} noValidate onSubmit={submit} onKeyDown={keepComposing}>
      {children}
    </form>
  );
}
