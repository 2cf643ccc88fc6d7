import { normalizeMobile } from '@bee/domain/phone';
import { usePlatform } from '@bee/platform';
import { CaptchaField } from './captcha-field.tsx';
import { useLoginViewStore } from './login-view-context.ts';
import { NumberField } from './number-field.tsx';
import { RememberRow } from './remember-row.tsx';
import { SignInFormView } from './sign-in-form-view.tsx';
import { SmsCodeField } from './sms-code-field.tsx';
import { useCaptcha } from './use-captcha.ts';
import { useCompleteLogin } from './use-complete-login.ts';
import { type SignInValues, useSignInForm } from './use-sign-in-form.ts';

/** 手机快捷登录. */
export function MobileLoginForm({ title }: { title: string }) {
  const { api } = usePlatform();
  const view = useLoginViewStore();
  const { succeed } = useCompleteLogin();
  const form = useSignInForm(['username', 'code']);
  const captcha = useCaptcha('mobile_login', form);

  const send = async ({ username, code }: SignInValues) => {
    const { remember } = view.getState();
    const answer = await api.envelope('user/mobileAuth', {
      username: normalizeMobile(username),
      code: code.trim(),
      action: 'mobile_login',
      remember,
    });
    if (answer.success) await succeed(answer, '登录成功', remember);
    return answer;
  };

  return (
    <SignInFormView form={form} title={title} submitLabel="登录" send={send}>
      <NumberField form={form} />
      <CaptchaField form={form} captcha={captcha} />
      <SmsCodeField form={form} captcha={captcha} />
      <RememberRow />
    </SignInFormView>
  );
}
