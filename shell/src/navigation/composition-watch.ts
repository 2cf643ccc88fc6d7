const POLL_INTERVAL_MS = 15_000;
const PROBE = '/healthz';

/**
 * API responses name the active composition. On a page that makes no calls, this requests it while the page is visible,
 * so that the next click after a release loads a document of the new one.
 */
export const watchComposition = (onComposition: (id: string) => void) => {
  const ask = async () => {
    if (document.hidden || !navigator.onLine) return;
    const answer = await fetch(PROBE, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    const id = answer?.headers.get('x-bee-composition');
    if (id) onComposition(id);
  };
  setInterval(() => void ask(), POLL_INTERVAL_MS);
  document.addEventListener('visibilitychange', () => void ask());
};
