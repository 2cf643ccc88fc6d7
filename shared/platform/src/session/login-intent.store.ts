import { createStore } from 'zustand/vanilla';

/**
 * The view that the modal opens with. `wechat` and `qq` ask the third party at once: a visitor logs in with it, a
 * member binds it. `bind` asks for a mobile number; `password` and `mobile` change what a member logs in with.
 * `prove` asks a member for password or phone, before a change that the page makes.
 */
export type LoginMode = 'login' | 'register' | 'wechat' | 'qq' | 'bind' | 'password' | 'mobile' | 'prove';

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
