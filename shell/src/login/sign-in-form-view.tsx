import { Button } from '@bee/ui/content';
import type { ReactNode } from 'react';
import type { SignInForm } from './use-sign-in-form.ts';

type SignInFormViewProps = {
  of: SignInForm;
  /** Accessible name of the view, announced when the focus enters it. */
  title: string;
  submitLabel: string;
  children: ReactNode;
};

/** Fields, then the only submit button. */
export function SignInFormView({ of, title, submitLabel, children }: SignInFormViewProps) {
  return (
    <form
      ref={of.form}
      className="shell-login-form"
      aria-label={title}
      noValidate
      onSubmit={of.submit}
      onKeyDown={of.onKeyDown}
    >
      {children}
      <div className="shell-login-submit">
        <Button type="submit" kind="primary" size="medium" loading={of.busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
