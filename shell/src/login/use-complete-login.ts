import { login } from '@bee/domain/constants';
import { closeLogin, toast, usePlatform } from '@bee/platform';
import { useLoginViewStore } from './login-view-context.ts';

/** So that the success message is read before the page changes. */
export const afterSuccess = () => new Promise<void>((resolve) => setTimeout(resolve, login.delayMs));

/** The token half of an answer; empty when a member's session stays the one it was. */
export const tokenOf = (answer: Record<string, unknown>): string =>
  typeof answer.token === 'string' ? answer.token : '';

/** Stores the token, fetches the profile, runs what the login was opened for, closes the modal. */
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

  /** Says that it worked, and gives a second to read that. */
  const succeed = async (message: string, token: string, remember: boolean) => {
    toast.success(message);
    await afterSuccess();
    await accept(token, remember);
  };

  return { accept, succeed };
}
