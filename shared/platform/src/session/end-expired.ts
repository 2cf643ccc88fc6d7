import { toast } from '../overlay/toast.store.ts';
import { openLogin } from './login-intent.store.ts';
import type { SessionStore } from './session.store.ts';
import type { Session } from './session.ts';
import { dropToken } from './token-cookie.ts';

/**
 * What follows when the server refuses the token of a call: the page becomes that of a visitor. If it has a form to
 * fill in, it stays instead, and the member logs in over it and sends the form again.
 */
export const endExpired = (
  { store, session }: { store: SessionStore; session: Pick<Session, 'follow'> },
  { token, isRead }: { token: string; isRead: boolean },
): void => {
  const { token: current, expired } = store.getState();
  // Polls of a page whose member has closed the dialog do not open it again.
  if (token !== current || (expired && isRead)) return;
  if (document.querySelector('[data-work-form]') === null) {
    dropToken();
    void session.follow();
    return;
  }
  store.setState({ expired: true });
  toast.warning('登录已过期，请重新登录；已填写的内容还在');
  openLogin();
};
