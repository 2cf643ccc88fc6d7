import type { SignInPurpose } from '@bee/contracts/resource/identity';
import { CaptchaField } from './captcha-field.tsx';
import { type FieldError, type SignInValues, validateNewPassword } from './login-rules.ts';
import { NumberField } from './number-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SignInFormView } from './sign-in-form-view.tsx';
import { SmsCodeField } from './sms-code-field.tsx';
import { useCaptcha } from './use-captcha.ts';
import { useSignInForm } from './use-sign-in-form.ts';

type NewPasswordFormProps = {
  title: string;
  purpose: Extract<SignInPurpose, 'register' | 'forgot' | 'bind'>;
  submitLabel: string;
  passwordLabel?: string;
  send: (values: SignInValues) => Promise<FieldError | null>;
};

/** Number, code and password: the common part of register, forgot and bind. */
export function NewPasswordForm({ title, purpose, submitLabel, passwordLabel = '密码', send }: NewPasswordFormProps) {
  const form = useSignInForm({ check: validateNewPassword, send });
  const captcha = useCaptcha(purpose, form.answerCaptcha);
  return (
    <SignInFormView form={form} title={title} submitLabel={submitLabel}>
      <NumberField form={form} />
      <CaptchaField form={form} captcha={captcha} />
      <SmsCodeField form={form} captcha={captcha} purpose={purpose} />
      <PasswordField form={form} label={passwordLabel} isNew />
    </SignInFormView>
  );
}
