import { createStore } from 'zustand/vanilla';

/**
 * The view that the modal opens with. `wechat` and `qq` ask the third party at once: a visitor logs in with it, a
 * member binds it. `bind` asks for a mobile number; `password` and `mobile` change what a member logs in with;
 * `password` with a callback only asks the member for a proof, and the page then makes a change of its own.
 */
export type LoginMode = 'login' | 'register' | 'wechat' | 'qq' | 'bind' | 'password' | 'mobile';

/** Setting it opens the login modal; `callback` runs with `params` after a successful login or proof. */
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
