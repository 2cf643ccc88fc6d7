import { normalizeMobile } from '@bee/domain/phone';
import { usePlatform } from '@bee/platform';
import { CaptchaField } from './captcha-field.tsx';
import { type FieldError, fieldErrorOf, type SignInValues, validateMobileLogin } from './login-rules.ts';
import { useLoginViewStore } from './login-view-context.ts';
import { NumberField } from './number-field.tsx';
import { RememberRow } from './remember-row.tsx';
import { SignInFormView } from './sign-in-form-view.tsx';
import { SmsCodeField } from './sms-code-field.tsx';
import { useCaptcha } from './use-captcha.ts';
import { tokenOf, useCompleteLogin } from './use-complete-login.ts';
import { useSignInForm } from './use-sign-in-form.ts';

/** 手机快捷登录. */
export function MobileLoginForm({ title }: { title: string }) {
  const { api } = usePlatform();
  const view = useLoginViewStore();
  const { succeed } = useCompleteLogin();

  const send = async ({ username, code }: SignInValues): Promise<FieldError | null> => {
    const { remember } = view.getState();
    const answer = await api.envelope('user/mobileAuth', {
      username: normalizeMobile(username),
      code: code.trim(),
      action: 'mobile_login',
      remember,
    });
    if (!answer.success) return fieldErrorOf(answer);
    await succeed(answer.msg || '登录成功', tokenOf(answer), remember);
    return null;
  };

  const form = useSignInForm({ check: validateMobileLogin, send });
  const captcha = useCaptcha('mobile_login', form.answerCaptcha);
  return (
    <SignInFormView form={form} title={title} submitLabel="登录">
      <NumberField form={form} />
      <CaptchaField form={form} captcha={captcha} />
      <SmsCodeField form={form} captcha={captcha} purpose="mobile_login" />
      <RememberRow />
    </SignInFormView>
  );
}
