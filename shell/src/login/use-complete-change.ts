import { closeLogin, toast, usePlatform } from '@bee/platform';
import type { FieldError } from './login-rules.ts';
import { fieldErrorOf } from './login-rules.ts';

type Answer = { success: boolean; msg: string };

/**
 * Common end of both changes. The cookies already belong to a new session, so the page picks it up as if another tab
 * had logged in.
 */
export function useCompleteChange(onStale: () => void) {
  const { session } = usePlatform();
  return async (answer: Answer): Promise<FieldError | null> => {
    if (!answer.success) {
      if (answer.msg.includes('身份验证已失效')) onStale();
      return fieldErrorOf(answer);
    }
    await session.follow();
    toast.success(answer.msg);
    closeLogin();
    return null;
  };
}
