import { classNames } from '@bee/ui/content';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import type { SignInField } from './login-rules.ts';
import type { SignInForm } from './use-sign-in-form.ts';

type LoginFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'name' | 'onChange' | 'value'> & {
  of: SignInForm;
  name: SignInField;
  label: string;
  /** Elements after the input inside the box: an image, a button. */
  children?: ReactNode;
};

/** A box with the label in front. The error is shown as a toast; the box keeps a red line until its value changes. */
export function LoginField({ of, name, label, children, ...input }: LoginFieldProps) {
  const id = useId();
  const refused = of.refusal?.field === name ? of.refusal.message : undefined;
  return (
    <div className={classNames('shell-login-field', refused && 'is-refused')}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        name={name}
        value={of.values[name]}
        aria-invalid={refused ? true : undefined}
        aria-description={refused}
        onChange={(event) => of.change(name, event.currentTarget.value)}
      />
      {children}
    </div>
  );
}
