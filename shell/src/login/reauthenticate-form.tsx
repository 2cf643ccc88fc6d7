import { usePlatform } from '@bee/platform';
import { useState } from 'react';
import { useStore } from 'zustand';
import { CaptchaField } from './captcha-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SignInFormView } from './sign-in-form-view.tsx';
import { SmsCodeField } from './sms-code-field.tsx';
import { useCaptcha } from './use-captcha.ts';
import { type SignInValues, useSignInForm } from './use-sign-in-form.ts';

type ReauthenticateFormProps = { title: string; onReauthenticated: () => void };

/** First step of a change: the user proves to be the member, by password or by a code to the current number. */
export function ReauthenticateForm({ title, onReauthenticated }: ReauthenticateFormProps) {
  const { api, sessionStore } = usePlatform();
  const mobile = useStore(sessionStore, ({ user }) => user?.mobile ?? '');
  const [bySms, setBySms] = useState(false);
  const form = useSignInForm([bySms ? 'code' : 'password']);
  const captcha = useCaptcha('prove', form);

  const send = async ({ password, code }: SignInValues) => {
    const answer = await api.envelope('user/proveIdentity', bySms ? { code: code.trim() } : { password });
    if (answer.success) onReauthenticated();
    return answer;
  };

  return (
    <>
      <p className="shell-login-intro">
        {bySms ? `为了账号安全，请验证现在的手机 ${mobile}` : '为了账号安全，请先输入当前密码'}
      </p>
      <SignInFormView form={form} title={title} submitLabel="下一步" send={send}>
        {bySms ? (
          <>
            <CaptchaField form={form} captcha={captcha} />
            <SmsCodeField form={form} captcha={captcha} />
          </>
        ) : (
          <PasswordField form={form} label="当前密码" first />
        )}
      </SignInFormView>
      <p className="shell-login-other">
        <button type="button" className="shell-login-link" onClick={() => setBySms(!bySms)}>
          {bySms ? '改用当前密码验证' : '忘记或没有密码？改用短信验证'}
        </button>
      </p>
    </>
  );
}
