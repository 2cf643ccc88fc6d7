import type { Session, SessionStore } from '@bee/platform/host';

const MIN_INTERVAL_MS = 15_000;

/**
 * Keeps the dot on the avatar right: counts new messages when somebody is known and whenever the page is looked at
 * again, but not at every turn of the head.
 * @returns what ends it.
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
