import { login } from '@bee/domain/constants';
import { closeLogin, toast, usePlatform } from '@bee/platform';
import { useLoginViewStore } from './login-view-context.ts';

/** Gives users time to read the success message before the page changes. */
export const afterSuccess = () => new Promise<void>((resolve) => setTimeout(resolve, login.delayMs));

type Answer = { msg: string; token?: unknown };

/** Stores the token, loads the profile, runs the callback of the intent, closes the modal. */
export function useCompleteLogin() {
  const { session, sessionStore } = usePlatform();
  const { intent } = useLoginViewStore();

  /** An answer without a token continues the session of a member. */
  const accept = async ({ token }: Answer, remember: boolean) => {
    if (typeof token === 'string' && token) await session.accept(token, remember);
    else await session.refresh();
    if (sessionStore.getState().status !== 'member') {
      toast.error('登录没有完成，请确认浏览器已启用 Cookie 后重试');
      return;
    }
    intent.callback?.(intent.params);
    closeLogin();
  };

  /** Shows the message of the server, or the given one, for a second. */
  const succeed = async (answer: Answer, message: string, remember: boolean) => {
    toast.success(answer.msg || message);
    await afterSuccess();
    await accept(answer, remember);
  };

  return { accept, succeed };
}
