import type { ParsedRequestFor } from '@bee/contracts/operations';
import { isUniqueViolation } from '../../../db/database-error.ts';
import type { Deps } from '../../../deps.ts';
import { Conflict } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import { mergeByIdentity } from './merge-by-identity.ts';
import { mergeByMobile } from './merge-by-mobile.ts';
import { moveIdentity } from './move-identity.ts';

/**
 * Executes the merge that the user confirmed after code 3.
 * @returns the token if this logged the user in
 */
export const accountMerge = async (
  deps: Deps,
  input: ParsedRequestFor<'user/accountMerge'>,
  context: CallContext,
): Promise<string | undefined> => {
  try {
    if (input.action !== 'mobile_merge') {
      await mergeByIdentity(deps, input.action === 'wx_merge' ? 'wx' : 'qq', input.state, context);
      return undefined;
    }
    if (!context.viewer) return await moveIdentity(deps, input, context);
    await mergeByMobile(deps, input, context);
    return undefined;
  } catch (error) {
    if (isUniqueViolation(error)) throw new Conflict('账号刚刚有变化，请重新开始');
    throw error;
  }
};
