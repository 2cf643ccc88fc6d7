import { Button } from '@bee/ui/content';
import { Form } from '@bee/ui/interactive';
import type { ReactNode } from 'react';
import type { SignInAnswer, SignInForm, SignInValues } from './use-sign-in-form.ts';

type SignInFormViewProps = {
  form: SignInForm;
  /** Accessible name of the view, announced when the focus enters it. */
  title: string;
  submitLabel: string;
  /** @returns the answer of the server, whose refusal is shown */
  send(values: SignInValues): Promise<SignInAnswer | undefined>;
  children: ReactNode;
};

/** Fields, then the only submit button. */
export function SignInFormView({ form, title, submitLabel, send, children }: SignInFormViewProps) {
  const submit = async (values: SignInValues) => {
    const answer = await send(values).catch(() => undefined); // the API caller shows the error
    if (answer?.success === false) form.reject(answer);
  };
  return (
    <Form
      model={form}
      className="shell-login-form"
      label={title}
      edits="kept"
      errors="toast"
      onSubmit={(values) => form.send(() => submit(values))}
    >
      {children}
      <div className="shell-login-submit">
        <Button type="submit" kind="primary" size="medium" loading={form.sending}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}
