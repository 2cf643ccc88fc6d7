const POLL_INTERVAL_MS = 15_000;
const PROBE = '/healthz';

/**
 * Calls of the API name the active composition anyway; for a page on which nothing is called, this asks while somebody
 * looks at it, so that the next click after a release is already a document of the new one.
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
