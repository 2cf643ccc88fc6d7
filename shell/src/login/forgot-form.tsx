import { normalizeMobile } from '@bee/domain/phone';
import { toast, usePlatform } from '@bee/platform';
import { BackToLogin } from './back-to-login.tsx';
import { useLoginViewStore } from './login-view-context.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { afterSuccess } from './use-complete-login.ts';
import type { SignInValues } from './use-sign-in-form.ts';

/** 找回密码. Continues at the login view with the number filled in. */
export function ForgotForm({ title }: { title: string }) {
  const { api } = usePlatform();
  const view = useLoginViewStore();

  const send = async ({ username, password, code }: SignInValues) => {
    const request = { username: normalizeMobile(username), password, code: code.trim() };
    const answer = await api.envelope('user/forgetPassword', request);
    if (!answer.success) return answer;
    toast.success(answer.msg || '密码已重设，请登录');
    await afterSuccess();
    view.chooseTab('account');
    view.show('login');
    return answer;
  };

  return (
    <>
      <NewPasswordForm title={title} purpose="forgot" submitLabel="重设密码" passwordLabel="新密码" send={send} />
      <BackToLogin />
    </>
  );
}
