import { normalizeMobile } from '@bee/domain/phone';
import { usePlatform } from '@bee/platform';
import { useLoginViewStore } from './login-view-context.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { useCompleteLogin } from './use-complete-login.ts';
import type { SignInValues } from './use-sign-in-form.ts';

/** 账号注册. Registration also logs in. */
export function RegisterForm({ title }: { title: string }) {
  const { api } = usePlatform();
  const view = useLoginViewStore();
  const { succeed } = useCompleteLogin();

  const send = async ({ username, password, code }: SignInValues) => {
    const answer = await api.envelope('user/mobileAuth', {
      username: normalizeMobile(username),
      password,
      code: code.trim(),
      action: 'register',
    });
    if (answer.success) await succeed(answer, '注册成功', false);
    return answer;
  };

  return (
    <>
      <NewPasswordForm title={title} purpose="register" submitLabel="注册" send={send} />
      <p className="shell-login-other">
        <button type="button" className="shell-login-link" onClick={() => view.show('login')}>
          已有账号，点击登录
        </button>
      </p>
    </>
  );
}
