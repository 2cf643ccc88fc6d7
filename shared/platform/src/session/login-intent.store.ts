import { createStore } from 'zustand/vanilla';

/**
 * The first view of the modal. `wechat` and `qq` start with the third party at once: a visitor logs in with it, a
 * member binds it. `bind` asks for a mobile number; `password` and `mobile` change login data of a member; `password`
 * with a callback only verifies the member, and the page then makes its own change.
 */
export type LoginMode = 'login' | 'register' | 'wechat' | 'qq' | 'bind' | 'password' | 'mobile';

/** Setting it opens the login modal; `callback` runs with `params` after a successful login or verification. */
export type LoginIntent = {
  status: boolean;
  openType: LoginMode;
  callback: ((params: unknown) => void) | null;
  params: unknown;
};

const CLOSED: LoginIntent = { status: false, openType: 'login', callback: null, params: null };

export const loginIntent = createStore<LoginIntent>()(() => CLOSED);

export const openLogin = (intent: { mode?: LoginMode; callback?: (params: unknown) => void; params?: unknown } = {}) =>
  loginIntent.setState({
    status: true,
    openType: intent.mode ?? 'login',
    callback: intent.callback ?? null,
    params: intent.params ?? null,
  });

export const closeLogin = () => loginIntent.setState(CLOSED);
