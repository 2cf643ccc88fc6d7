import { type ReactNode, useId } from 'react';
import { Input, type InputProps } from './input.tsx';
import type { FieldState } from './use-form-model.ts';

type ControlAttributes = Pick<InputProps, 'id' | 'aria-required' | 'aria-invalid' | 'aria-describedby'>;

export type FieldBoxProps = Pick<FieldState<unknown>, 'message' | 'required'> & {
  label: string;
  children: (control: ControlAttributes) => ReactNode;
};

export type FieldProps = FieldState<string> & Omit<InputProps, keyof FieldState<string> | 'id'> & { label: string };

/** A label of 80 px, an Input, and below it the message of the failed rule. */
export function Field({ label, message, required, ...input }: FieldProps) {
  return (
    <FieldBox label={label} message={message} required={required}>
      {(control) => <Input {...input} {...control} />}
    </FieldBox>
  );
}

/** Label and message around another control than Input. */
export function FieldBox({ label, message, required, children }: FieldBoxProps) {
  const id = useId();
  return (
    <div className="bee-field">
      <label className={required ? 'bee-field-label is-required' : 'bee-field-label'} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-required': required || undefined,
        'aria-invalid': message ? true : undefined,
        'aria-describedby': message ? `${id}message` : undefined,
      })}
      <p className="bee-field-error" id={`${id}message`}>
        {message}
      </p>
    </div>
  );
}
