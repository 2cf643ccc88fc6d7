import { openLogin, toast } from '@bee/platform';
import { type CallSession, hasUnsavedEdits, type Session, type SessionStore } from '@bee/platform/host';

/**
 * What follows when the server refuses the token of a call. After a refused change, the member logs in over the page and
 * sends again what the form still has. A refused read ends the session, unless a form has unsaved edits: then the
 * change that follows asks.
 */
export const onExpired =
  (store: SessionStore, session: Session): CallSession['onExpired'] =>
  (token, isRead) => {
    const { token: current, expired } = store.getState();
    if (token !== current) return;
    if (isRead) {
      if (!expired && !hasUnsavedEdits()) session.lose();
      return;
    }
    store.setState({ expired: true });
    toast.warning('登录已过期，请重新登录；已填写的内容还在');
    openLogin();
  };
