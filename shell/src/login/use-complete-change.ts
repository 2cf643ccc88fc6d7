import { closeLogin, toast, usePlatform } from '@bee/platform';
import type { SignInAnswer } from './use-sign-in-form.ts';

/**
 * Common end of both changes. The cookies already belong to a new session, so the page picks it up as if another tab
 * had logged in.
 */
export function useCompleteChange(onStale: () => void) {
  const { session } = usePlatform();
  return async (answer: SignInAnswer) => {
    if (answer.success) {
      await session.follow();
      toast.success(answer.msg);
      closeLogin();
    } else if (answer.msg.includes('身份验证已失效')) onStale();
    return answer;
  };
}
