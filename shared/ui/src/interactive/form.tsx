import { classNames, keepComposing } from '@bee/ui/content';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FormModel } from './use-form-model.ts';

export type FormProps<Values> = {
  model: Pick<FormModel<Values>, 'values' | 'validate'> & Partial<Pick<FormModel<Values>, 'refusal'>>;
  className?: string;
  /** Called when every field is valid. */
  onSubmit(values: Values): void;
  /** Called with the first message; its field already has the focus. */
  onRefuse?(message: string): void;
  children: ReactNode;
};

/** 460 px wide, labels on the left. Enter submits, except Enter that confirms an input method. */
export function Form<Values>({ model, className, onSubmit, onRefuse, children }: FormProps<Values>) {
  const form = useRef<HTMLFormElement>(null);
  const { refusal } = model;
  useEffect(() => {
    const field = refusal && form.current?.elements.namedItem(refusal.name);
    if (field instanceof HTMLElement) field.focus();
  }, [refusal]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    // Rendered before the focus moves, so that a screen reader reads the message with its field.
    const check = flushSync(() => model.validate());
    if (check.passed) return onSubmit(model.values);
    const field = elements.namedItem(check.name);
    if (field instanceof HTMLElement) field.focus();
    onRefuse?.(check.message);
  };
  return (
    <form
      ref={form}
      className={classNames('bee-form', className)}
      noValidate
      onSubmit={submit}
      onKeyDown={keepComposing}
    >
      {children}
    </form>
  );
}
