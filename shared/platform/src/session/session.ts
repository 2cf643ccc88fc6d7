import type { ApiCaller } from '../api/api-caller.ts';
import { ApiError } from '../api/api-error.ts';
import type { SessionStore } from './session.store.ts';
import { dropToken, readToken, writeToken } from './token-cookie.ts';

/** Actions on the session; there is one session per page. */
export type Session = {
  /** Picks up a token cookie, if there is one, and loads its profile. */
  resume(): Promise<void>;
  accept(token: string, remember: boolean): Promise<void>;
  /** Loads the profile again; without a response the known one stays. */
  refresh(): Promise<void>;
  /** Counts the member's new messages. Without a response the last number stays. */
  countMessages(): Promise<void>;
  /**
   * Another tab has logged out or in, and the cookie is right. The user changes in one step, without a skeleton in
   * between.
   * @returns the kind of change.
   */
  follow(): Promise<'same' | 'left' | 'entered'>;
  /** Logs out here and on the server. */
  end(): Promise<void>;
};

export const createSession = (store: SessionStore, api: ApiCaller): Session => {
  const clear = () => {
    dropToken();
    leave();
  };
  const leave = () =>
    store.setState({ token: '', user: null, status: 'visitor', unread: 0, endedAt: window.location.pathname });
  /** @returns whether the session state is now known */
  const fetchProfile = async (): Promise<boolean> => {
    try {
      const user = await api('user/getProfile', {}, { raw: true });
      store.setState({ user, status: 'member' });
      return true;
    } catch (error) {
      // Only a 401 of the server ends a session.
      if (error instanceof ApiError && error.statusCode === 401 && !store.getState().expired) clear();
      return false;
    }
  };
  /** A failure keeps the cookie for the next page. */
  const enter = async () => {
    const isKnown = await fetchProfile();
    if (!isKnown && store.getState().token !== '') store.setState({ token: '', user: null, status: 'visitor' });
  };
  const take = (token: string) => {
    // Someone who logs in again over a page keeps it, with what has been typed there.
    store.setState(store.getState().expired ? { token, expired: false } : { token, status: 'pending' });
    return enter();
  };
  return {
    resume: async () => {
      const token = readToken();
      if (token) await take(token);
      else store.setState({ status: 'visitor' });
    },
    accept: async (token, remember) => {
      writeToken(token, remember);
      await take(token);
    },
    refresh: async () => {
      await fetchProfile();
    },
    countMessages: async () => {
      const { token } = store.getState();
      if (!token) return;
      const answer = await api('user/getUnreadCount', {}, { raw: true }).catch(() => null);
      if (answer && store.getState().token === token) store.setState({ unread: answer.unread });
    },
    follow: async () => {
      const cookie = readToken();
      if (cookie === store.getState().token) return 'same';
      if (!cookie) {
        leave();
        return 'left';
      }
      store.setState({ token: cookie });
      await enter();
      return 'entered';
    },
    end: async () => {
      await api('user/logout', {}, { raw: true }).catch(() => undefined);
      clear();
    },
  };
};
