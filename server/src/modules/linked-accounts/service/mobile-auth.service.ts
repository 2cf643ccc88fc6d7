import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { Deps } from '../../../deps.ts';
import { Conflict, InvalidInput } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import { memberOf } from '../../../http/viewer.ts';
import {
  checkNewPassword,
  completeLogin,
  createMember,
  findByMobile,
  hashPassword,
  proveMobile,
} from '../../identity/index.ts';
import { bindMobile } from './bind-mobile.service.ts';

type Input = ParsedRequestFor<'user/mobileAuth'>;
type Outcome = { token?: string; msg: string };

/** Handles login, registration and binding with an SMS code; `action` and `state` select which. */
export const mobileAuth = (deps: Deps, input: Input, context: CallContext): Promise<Outcome> => {
  if (input.action === 'mobile_login') return logIn(deps, input, context);
  if (input.action === 'register') return register(deps, input, context);
  return bind(deps, input, context);
};

/** Logs in with an SMS code and registers an unknown number. Of concurrent first logins only one creates the member. */
const logIn = async (deps: Deps, input: Input, context: CallContext): Promise<Outcome> => {
  const { db } = deps;
  const mobile = await proveMobile(db, input, 'mobile_login', context);
  const member =
    (await findByMobile(db, mobile)) ??
    (await createMember(db, { mobile, password_hash: null }, context)) ??
    (await findByMobile(db, mobile));
  if (!member) throw new Conflict('账号刚刚有变动，请重新登录');
  return { token: await completeLogin(deps, member, input.remember, context), msg: '登录成功' };
};

const register = async (deps: Deps, input: Input, context: CallContext): Promise<Outcome> => {
  const { db } = deps;
  const password = passwordOf(input);
  checkNewPassword(password);
  const mobile = await proveMobile(db, input, 'register', context);
  const known = new InvalidInput('该手机号已注册，请直接登录', 'username');
  if (await findByMobile(db, mobile)) throw known;
  const member = await createMember(db, { mobile, password_hash: await hashPassword(password) }, context);
  if (!member) throw known;
  return { token: await completeLogin(deps, member, input.remember, context), msg: '注册成功' };
};

/** For a third-party login in progress, or for a logged-in member (`mobile_bind`). */
const bind = async (deps: Deps, input: Input, context: CallContext): Promise<Outcome> => {
  const { state, remember } = input;
  if (input.action === 'mobile_bind') memberOf(context);
  if (!state) throw new InvalidInput('登录状态编号有误，请重新开始');
  const password = passwordOf(input);
  const mobile = await proveMobile(deps.db, input, 'bind', context);
  return { ...(await bindMobile(deps, { mobile, password, state, remember }, context)), msg: '绑定成功' };
};

const passwordOf = ({ password }: Input): string => {
  if (!password) throw new InvalidInput('密码不能为空', 'password');
  return password;
};
