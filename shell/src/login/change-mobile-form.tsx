import { normalizeMobile } from '@bee/domain/phone';
import { usePlatform } from '@bee/platform';
import { useState } from 'react';
import { CaptchaField } from './captcha-field.tsx';
import { NumberField } from './number-field.tsx';
import { ReauthenticateForm } from './reauthenticate-form.tsx';
import { SignInFormView } from './sign-in-form-view.tsx';
import { SmsCodeField } from './sms-code-field.tsx';
import { useCaptcha } from './use-captcha.ts';
import { useCompleteChange } from './use-complete-change.ts';
import { type SignInValues, useSignInForm } from './use-sign-in-form.ts';

/** 更换手机号: verification, then the new number with the code that was sent to it. */
export function ChangeMobileForm({ title }: { title: string }) {
  const [reauthenticated, setReauthenticated] = useState(false);
  if (!reauthenticated) return <ReauthenticateForm title={title} onReauthenticated={() => setReauthenticated(true)} />;
  return <NewMobile title={title} onStale={() => setReauthenticated(false)} />;
}

function NewMobile({ title, onStale }: { title: string; onStale: () => void }) {
  const { api } = usePlatform();
  const complete = useCompleteChange(onStale);
  const form = useSignInForm(['username', 'code']);
  const captcha = useCaptcha('change_mobile', form);
  const send = async ({ username, code }: SignInValues) =>
    complete(await api.envelope('user/changeMobile', { username: normalizeMobile(username), code: code.trim() }));
  return (
    <>
      <p className="shell-login-intro">更换后用新号码登录，其他设备上的登录会全部退出</p>
      <SignInFormView form={form} title={title} submitLabel="更换手机号" send={send}>
        <NumberField form={form} label="新手机号" />
        <CaptchaField form={form} captcha={captcha} />
        <SmsCodeField form={form} captcha={captcha} />
      </SignInFormView>
    </>
  );
}
