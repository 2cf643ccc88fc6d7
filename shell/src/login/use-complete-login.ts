import { login } from '@bee/domain/constants';
import { closeLogin, toast, usePlatform } from '@bee/platform';
import { useLoginViewStore } from './login-view-context.ts';

/** Gives users time to read the success message before the page changes. */
export const afterSuccess = () => new Promise<void>((resolve) => setTimeout(resolve, login.delayMs));

/** The token of a response; empty when the session of a member continues. */
export const tokenOf = (answer: Record<string, unknown>): string =>
  typeof answer.token === 'string' ? answer.token : '';

/** Stores the token, loads the profile, runs the callback of the intent, closes the modal. */
export function useCompleteLogin() {
  const { session, sessionStore } = usePlatform();
  const { intent } = useLoginViewStore();

  const accept = async (token: string, remember: boolean) => {
    if (token) await session.accept(token, remember);
    else await session.refresh();
    if (sessionStore.getState().status !== 'member') {
      toast.error('登录没有完成，请确认浏览器已启用 Cookie 后重试');
      return;
    }
    intent.callback?.(intent.params);
    closeLogin();
  };

  /** Shows the success message for a second. */
  const succeed = async (message: string, token: string, remember: boolean) => {
    toast.success(message);
    await afterSuccess();
    await accept(token, remember);
  };

  return { accept, succeed };
}
