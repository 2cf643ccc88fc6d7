import type { Session, SessionStore } from '@bee/platform/host';

const MIN_INTERVAL_MS = 15_000;

/**
 * Keeps the badge on the avatar current: counts new messages after login and when the page becomes visible again,
 * rate-limited.
 * @returns a function that stops watching.
 */
export const watchMessages = (session: Session, store: SessionStore, now = Date.now): (() => void) => {
  const leaving = new AbortController();
  let counted = Number.NEGATIVE_INFINITY;

  const count = () => {
    if (store.getState().status !== 'member' || document.visibilityState === 'hidden') return;
    if (now() - counted < MIN_INTERVAL_MS) return;
    counted = now();
    void session.countMessages();
  };
  const unsubscribe = store.subscribe(({ user }, { user: before }) => {
    if (user?.uid === before?.uid) return;
    counted = Number.NEGATIVE_INFINITY;
    count();
  });
  document.addEventListener('visibilitychange', count, { signal: leaving.signal });
  window.addEventListener('focus', count, { signal: leaving.signal });
  count();

  return () => {
    leaving.abort();
    unsubscribe();
  };
};
