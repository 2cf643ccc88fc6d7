import { normalizeMobile } from '@bee/domain/phone';
import { closeLogin, confirm, newOAuthState, readToken, toast, usePlatform } from '@bee/platform';
import type { Refusal, SignInValues } from './login-rules.ts';
import { useLoginView, useLoginViewStore } from './login-view-context.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { SkipBind } from './skip-bind.tsx';
import { tokenOf, useCompleteLogin } from './use-complete-login.ts';

const NUMBER_HAS_ACCOUNT = 3;

/** 绑定手机: the number that belongs to a third-party login, or the first number of a member who has none. */
export function BindForm({ title }: { title: string }) {
  const { api } = usePlatform();
  const { remember } = useLoginViewStore().getState();
  const thirdParty = useLoginView((view) => view.thirdParty);
  const { succeed } = useCompleteLogin();
  const isVisitor = readToken() === '';

  const send = async ({ username, password, code }: SignInValues): Promise<Refusal | null> => {
    const state = thirdParty?.state ?? newOAuthState();
    const person = { username: normalizeMobile(username), password };
    const answer = await api.envelope('user/mobileAuth', {
      ...person,
      code: code.trim(),
      state,
      ...(isVisitor ? { remember } : { action: 'mobile_bind' }),
    });
    if (answer.code === NUMBER_HAS_ACCOUNT) return merge(state, person, answer.msg);
    if (!answer.success) return { field: 'code', message: answer.msg };
    await succeed(answer.msg || '绑定成功', tokenOf(answer), remember);
    return null;
  };

  const merge = async (state: string, person: { username: string; password: string }, question: string) => {
    if (!(await confirm({ content: question }))) {
      closeLogin();
      return null;
    }
    const answer = await api.envelope('user/accountMerge', { ...person, state, action: 'mobile_merge', remember });
    if (answer.success) await succeed(answer.msg || '账号已合并', tokenOf(answer), remember);
    else toast.error(answer.msg);
    return null;
  };

  return (
    <>
      <NewPasswordForm title={title} purpose="bind" submitLabel={isVisitor ? '绑定并登录' : '绑定'} send={send} />
      {isVisitor && thirdParty ? <SkipBind thirdParty={thirdParty} /> : null}
    </>
  );
}
