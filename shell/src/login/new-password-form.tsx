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
  const of = useSignInForm({ check: validateNewPassword, send });
  const captcha = useCaptcha(purpose, of.answerCaptcha);
  return (
    <SignInFormView of={of} title={title} submitLabel={submitLabel}>
      <NumberField of={of} />
      <CaptchaField of={of} captcha={captcha} />
      <SmsCodeField of={of} captcha={captcha} purpose={purpose} />
      <PasswordField of={of} label={passwordLabel} isNew />
    </SignInFormView>
  );
}
