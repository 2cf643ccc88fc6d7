import { Button } from '@bee/ui/content';
import type { ReactNode } from 'react';
import type { SignInForm } from './use-sign-in-form.ts';

type SignInFormViewProps = {
  form: SignInForm;
  /** Accessible name of the view, announced when the focus enters it. */
  title: string;
  submitLabel: string;
  children: ReactNode;
};

/** Fields, then the only submit button. */
export function SignInFormView({ form, title, submitLabel, children }: SignInFormViewProps) {
  return (
    <form ref={form.ref} className="shell-login-form" aria-label={title} noValidate onSubmit={form.submit}>
      {children}
      <div className="shell-login-submit">
        <Button type="submit" kind="primary" size="medium" loading={form.busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
