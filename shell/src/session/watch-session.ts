import { toast, type UserInfo } from '@bee/platform';
import { loginIntent, type Session, type SessionStore } from '@bee/platform/host';

const CHANNEL = 'bee-session';
/** Message to the other tabs: the expiry of a membership has changed. */
const RENEWED = 'renewed';

const termsOf = ({ vip_expire, vegetable_expire }: UserInfo): string => `${vip_expire} ${vegetable_expire}`;

/**
 * Updates an open page when another tab logs out or logs in: at once where tabs can communicate, else when the page
 * becomes visible. Form input is kept.
 * @param forget invalidates cached responses
 * @returns a function that stops watching.
 */
export const watchSession = (session: Session, store: SessionStore, forget: () => void): (() => void) => {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  const leaving = new AbortController();
  const { signal } = leaving;
  let following = false;
  let renewing = false;

  const follow = async () => {
    if (following || document.visibilityState === 'hidden' || isFindingOut(store)) return;
    following = true;
    const before = store.getState().user;
    const found = await session.follow().finally(() => {
      following = false;
    });
    const { user } = store.getState();
    if (found === 'left' && before) toast.info('已在其他页面退出登录');
    if (found === 'entered' && user && user.uid !== before?.uid) toast.info(`已在其他页面登录：${user.nickname}`);
  };

  /** Another tab has paid or was refunded: badges and access restrictions are updated. */
  const renew = async () => {
    if (renewing || store.getState().status !== 'member') return;
    renewing = true;
    await session.refresh().finally(() => {
      renewing = false;
    });
    forget();
  };

  const unsubscribe = [
    store.subscribe(({ token }, { token: before }) => {
      if (token !== before && !following) channel?.postMessage(null);
    }),
    store.subscribe(({ user }, { user: before }) => {
      if (user && before && user.uid === before.uid && termsOf(user) !== termsOf(before) && !renewing)
        channel?.postMessage(RENEWED);
    }),
    loginIntent.subscribe(({ status }) => status || void follow()),
  ];
  channel?.addEventListener('message', ({ data }) => void (data === RENEWED ? renew() : follow()), { signal });
  document.addEventListener('visibilitychange', () => void follow(), { signal });
  window.addEventListener('focus', () => void follow(), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && void follow(), { signal });

  return () => {
    leaving.abort();
    for (const end of unsubscribe) end();
    channel?.close();
  };
};

/** Its own cookie is still pending: during page load, or while a login shows its message. */
const isFindingOut = (store: SessionStore): boolean =>
  store.getState().status === 'pending' || loginIntent.getState().status;
