import type { Deps } from '../../../deps.ts';
import type { CallContext } from '../../../http/route.ts';
import { bindMobileToLogin } from './bind-mobile-to-login.ts';
import { bindMobileToMember } from './bind-mobile-to-member.ts';

/** `mobile` is normalised and verified by a code for the purpose of binding. */
export type ProvenMobile = {
  mobile: string;
  password?: string | undefined;
  state?: string | undefined;
  remember: boolean;
};

/**
 * Binds a verified number during a third-party login. Without a session, the identity behind `state` is bound to the
 * member of the number, who is created if necessary; with a session, the member gets the number.
 * @returns the token if this logged the user in
 * @throws BusinessError with code 3 if the number has an account that must be merged first
 */
export const bindMobile = async (
  deps: Deps,
  proven: ProvenMobile,
  context: CallContext,
): Promise<{ token?: string }> => {
  if (!context.viewer) return { token: await bindMobileToLogin(deps, proven, context) };
  await bindMobileToMember(deps, proven, context);
  return {};
};
