import type { OAuthPlatform } from '@bee/contracts/resource/identity';
import { normalizeMobile } from '@bee/domain/phone';
import { closeLogin, confirm, usePlatform } from '@bee/platform';
import { newOAuthState, readToken } from '@bee/platform/host';
import { useRef } from 'react';
import { useLoginView, useLoginViewStore } from './login-view-context.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { SkipBind } from './skip-bind.tsx';
import { useCompleteLogin } from './use-complete-login.ts';
import type { SignInValues } from './use-sign-in-form.ts';

const NUMBER_HAS_ACCOUNT = 3;

const platformTitles: Record<OAuthPlatform, string> = { wx: '微信', qq: ' QQ ' };

type VerifiedNumber = { username: string; state: string; question: string };

/** 绑定手机: the phone number of a third-party login, or the first number of a member without one. */
export function BindForm({ title }: { title: string }) {
  const { api } = usePlatform();
  const { remember } = useLoginViewStore().getState();
  const thirdParty = useLoginView((view) => view.thirdParty);
  const { succeed } = useCompleteLogin();
  const isVisitor = readToken() === '';

  /** The number is verified and has an account: the next attempt asks about the merge again, but needs no new code. */
  const verified = useRef<VerifiedNumber | null>(null);

  const send = async ({ username, password, code }: SignInValues) => {
    const person = { username: normalizeMobile(username), password };
    if (verified.current?.username === person.username) return merge(verified.current, password);
    const state = thirdParty?.state ?? newOAuthState();
    const answer = await api.envelope('user/mobileAuth', {
      ...person,
      code: code.trim(),
      state,
      ...(isVisitor ? { remember } : { action: 'mobile_bind' }),
    });
    if (answer.code === NUMBER_HAS_ACCOUNT) {
      verified.current = { username: person.username, state, question: answer.msg };
      return merge(verified.current, password);
    }
    if (answer.success) await succeed(answer, '绑定成功', remember);
    return answer;
  };

  const merge = async ({ username, state, question }: VerifiedNumber, password: string) => {
    if (!(await confirm({ content: question }))) return void closeLogin();
    const request = { username, password, state, action: 'mobile_merge' as const, remember };
    const answer = await api.envelope('user/accountMerge', request);
    if (answer.success) await succeed(answer, '账号已合并', remember);
    return answer;
  };

  return (
    <>
      <p className="shell-login-intro">
        {thirdParty
          ? `绑定后，可以用手机号或${platformTitles[thirdParty.platform]}登录同一个账号`
          : '绑定后，可以用手机号登录这个账号'}
      </p>
      <NewPasswordForm title={title} purpose="bind" submitLabel={isVisitor ? '绑定并登录' : '绑定'} send={send} />
      {isVisitor && thirdParty ? <SkipBind thirdParty={thirdParty} /> : null}
    </>
  );
}
