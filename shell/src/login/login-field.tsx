import { classNames } from '@bee/ui/content';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import type { SignInField } from './login-rules.ts';
import type { SignInForm } from './use-sign-in-form.ts';

type LoginFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'name' | 'onChange' | 'value'> & {
  form: SignInForm;
  name: SignInField;
  label: string;
  /** Elements after the input inside the box: an image, a button. */
  children?: ReactNode;
};

/** A box with the label in front. The error is a toast as well; below the box it stays until the value changes. */
export function LoginField({ form, name, label, children, ...input }: LoginFieldProps) {
  const id = useId();
  const error = form.fieldError?.field === name ? form.fieldError.message : undefined;
  return (
    <div>
      <div className={classNames('shell-login-field', error && 'is-refused')}>
        <label htmlFor={id}>{label}</label>
        <input
          {...input}
          id={id}
          name={name}
          value={form.values[name]}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}error` : undefined}
          onChange={(event) => form.change(name, event.currentTarget.value)}
        />
        {children}
      </div>
      {error ? (
        <p className="bee-field-error" id={`${id}error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
