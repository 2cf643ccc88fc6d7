import { normalizeMobile } from '@bee/domain/phone';
import { usePlatform } from '@bee/platform';
import { useState } from 'react';
import { CaptchaField } from './captcha-field.tsx';
import {
  asksForCaptcha,
  type FieldError,
  fieldErrorOf,
  type SignInValues,
  validateAccountLogin,
} from './login-rules.ts';
import { useLoginViewStore } from './login-view-context.ts';
import { NumberField } from './number-field.tsx';
import { PasswordField } from './password-field.tsx';
import { RememberRow } from './remember-row.tsx';
import { SignInFormView } from './sign-in-form-view.tsx';
import { useCaptcha } from './use-captcha.ts';
import { tokenOf, useCompleteLogin } from './use-complete-login.ts';
import { useSignInForm } from './use-sign-in-form.ts';

/** 账号登录. After several failed attempts the server requires a captcha; each further attempt uses one up. */
export function AccountLoginForm({ title }: { title: string }) {
  const { api } = usePlatform();
  const view = useLoginViewStore();
  const { succeed } = useCompleteLogin();
  const [withCaptcha, setWithCaptcha] = useState(false);

  const send = async ({ username, password, imgCode }: SignInValues): Promise<FieldError | null> => {
    const { remember } = view.getState();
    const request = { username: normalizeMobile(username), password, remember, ...(imgCode && { imgCode }) };
    const answer = await api.envelope('user/login', request);
    if (answer.success) {
      await succeed(answer.msg || '登录成功', tokenOf(answer), remember);
      return null;
    }
    if (asksForCaptcha(answer.msg)) setWithCaptcha(true);
    if (withCaptcha) captcha.renew();
    return fieldErrorOf(answer);
  };

  const form = useSignInForm({ check: (values) => validateAccountLogin(values, withCaptcha), send });
  const captcha = useCaptcha('login', form.answerCaptcha);
  return (
    <SignInFormView form={form} title={title} submitLabel="登录">
      <NumberField form={form} />
      <PasswordField form={form} />
      {withCaptcha ? <CaptchaField form={form} captcha={captcha} /> : null}
      <RememberRow />
    </SignInFormView>
  );
}
