import { login } from '@bee/domain/constants';
import { closeLogin, confirm, toast, usePlatform } from '@bee/platform';
import type { ThirdParty } from './login-view.store.ts';
import { useLoginViewStore } from './login-view-context.ts';
import type { OAuthAnswer } from './oauth-poll.ts';
import { useCompleteLogin } from './use-complete-login.ts';

const LOGGED_IN = 1;
const NOT_BOUND = 2;
const TWO_ACCOUNTS = 3;
const BOUND = 4;

/** Handles each result code of checkOAuth. */
export function useOAuthAnswer() {
  const { api } = usePlatform();
  const view = useLoginViewStore();
  const { accept, succeed } = useCompleteLogin();

  const merge = async ({ platform, state }: ThirdParty, question: string) => {
    if (!(await confirm({ content: question }))) return closeLogin();
    const { remember } = view.getState();
    const answer = await api
      .envelope('user/accountMerge', { state, action: `${platform}_merge`, remember })
      .catch(() => null); // the API caller shows the error
    if (answer?.success) return succeed(answer, '账号已合并', remember);
    if (answer) toast.error(answer.msg);
    closeLogin();
  };

  return async (thirdParty: ThirdParty, answer: OAuthAnswer) => {
    switch (answer.code) {
      case LOGGED_IN:
        return accept(answer, view.getState().remember);
      case NOT_BOUND:
        return view.bindTo(thirdParty);
      case TWO_ACCOUNTS:
        return merge(thirdParty, answer.msg);
      case BOUND:
        toast.success(answer.msg || '绑定成功');
        closeLogin();
        setTimeout(() => window.location.reload(), login.reloadDelayMs);
        return;
      default:
        toast.error(answer.msg);
        closeLogin();
    }
  };
}
