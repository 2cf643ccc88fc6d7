import { toast } from '@bee/platform';
import { classNames } from '@bee/ui/content';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ErrorSummary, type FieldFailure } from './error-summary.tsx';
import type { FormModel } from './use-form-model.ts';
import { useUnsavedEdits } from './use-unsaved-edits.ts';

export type FormProps<Values> = {
  model: Omit<FormModel<Values>, 'send' | 'sending'>;
  className?: string;
  /** Names the form for screen readers. */
  label?: string;
  /** `kept` where a draft keeps the edits: leaving does not ask. */
  edits?: 'kept';
  /** Several errors are not listed above the fields; the first is a toast. */
  errors?: 'toast';
  /** Called when every field is valid. */
  onSubmit(values: Values): void;
  children: ReactNode;
};

/**
 * 460 px wide, labels on the left. The first invalid field gets the focus; its message is also a toast, several are listed above the fields. Leaving the page or closing the
 * modal with unsaved edits asks first.
 */
export function Form<Values extends Record<string, unknown>>({
  model,
  className,
  label,
  edits,
  errors,
  onSubmit,
  children,
}: FormProps<Values>) {
  const form = useRef<HTMLFormElement>(null);
  const [listed, setListed] = useState<{ name: keyof Values & string; id: string }[]>([]);
  const { values, initial, refusal } = model;
  const noteEdit = useUnsavedEdits({ element: () => form.current, values: () => values, initial });
  const controlOf = (name: string): HTMLElement | null => {
    const control = form.current?.elements.namedItem(name);
    return control instanceof HTMLElement ? control : null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new refusal moves the focus
  useEffect(() => controlOf(refusal?.name ?? '')?.focus(), [refusal]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Rendered before the focus moves, so that a screen reader reads the message with its field.
    const failures = flushSync(() => model.validate());
    const [first] = failures;
    const isList = failures.length > 1 && errors !== 'toast';
    setListed(isList ? failures.map(({ name }) => ({ name, id: controlOf(name)?.id ?? name })) : []);
    if (!first) return onSubmit(values);
    controlOf(first.name)?.focus();
    if (!isList) toast.error(first.message);
  };
  const failures = listed.map(
    ({ name, id }): FieldFailure => ({ id, message: model.field(name).message, focus: () => controlOf(name)?.focus() }),
  );
  return (
    <form
      ref={form}
      className={classNames('bee-form', className)}
      aria-label={label}
      noValidate
      onSubmit={submit}
      onChange={edits === 'kept' ? undefined : noteEdit}
    >
      <ErrorSummary failures={failures} />
      {children}
    </form>
  );
}
