import { normalizeMobile } from '@bee/domain/phone';
import { usePlatform } from '@bee/platform';
import { useState } from 'react';
import { CaptchaField } from './captcha-field.tsx';
import { useLoginViewStore } from './login-view-context.ts';
import { NumberField } from './number-field.tsx';
import { PasswordField } from './password-field.tsx';
import { RememberRow } from './remember-row.tsx';
import { SignInFormView } from './sign-in-form-view.tsx';
import { useCaptcha } from './use-captcha.ts';
import { useCompleteLogin } from './use-complete-login.ts';
import { type SignInValues, useSignInForm, WRONG_CAPTCHA } from './use-sign-in-form.ts';

/** 账号登录. After several failed attempts the server requires a captcha; each further attempt uses one up. */
export function AccountLoginForm({ title }: { title: string }) {
  const { api } = usePlatform();
  const view = useLoginViewStore();
  const { succeed } = useCompleteLogin();
  const [withCaptcha, setWithCaptcha] = useState(false);
  const form = useSignInForm(withCaptcha ? ['username', 'password', 'imgCode'] : ['username', 'password']);
  const captcha = useCaptcha('login', form);

  const send = async ({ username, password, imgCode }: SignInValues) => {
    const { remember } = view.getState();
    const request = { username: normalizeMobile(username), password, remember, ...(imgCode && { imgCode }) };
    const answer = await api.envelope('user/login', request);
    if (answer.success) await succeed(answer, '登录成功', remember);
    else {
      if (answer.msg === WRONG_CAPTCHA) setWithCaptcha(true);
      if (withCaptcha) captcha.renew();
    }
    return answer;
  };

  return (
    <SignInFormView form={form} title={title} submitLabel="登录" send={send}>
      <NumberField form={form} />
      <PasswordField form={form} />
      {withCaptcha ? <CaptchaField form={form} captcha={captcha} /> : null}
      <RememberRow />
    </SignInFormView>
  );
}
