import type { SignInPurpose } from '@bee/contracts/resource/identity';
import { CaptchaField } from './captcha-field.tsx';
import { NumberField } from './number-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SignInFormView } from './sign-in-form-view.tsx';
import { SmsCodeField } from './sms-code-field.tsx';
import { useCaptcha } from './use-captcha.ts';
import { type SignInAnswer, type SignInValues, useSignInForm } from './use-sign-in-form.ts';

type NewPasswordFormProps = {
  title: string;
  purpose: Extract<SignInPurpose, 'register' | 'forgot' | 'bind'>;
  submitLabel: string;
  passwordLabel?: string;
  send(values: SignInValues): Promise<SignInAnswer | undefined>;
};

/** Number, code and password: the common part of register, forgot and bind. */
export function NewPasswordForm({ title, purpose, submitLabel, passwordLabel = '密码', send }: NewPasswordFormProps) {
  const form = useSignInForm(['username', 'password']);
  const captcha = useCaptcha(purpose, form);
  return (
    <SignInFormView form={form} title={title} submitLabel={submitLabel} send={send}>
      <NumberField form={form} />
      <CaptchaField form={form} captcha={captcha} />
      <SmsCodeField form={form} captcha={captcha} />
      <PasswordField form={form} label={passwordLabel} isNew />
    </SignInFormView>
  );
}
