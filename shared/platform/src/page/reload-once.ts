import { CHUNK_RELOAD_MS } from '@bee/domain/constants';

const KEY = 'bee-chunk-reload';

/**
 * Reloads the document when a lazy chunk no longer exists (its release was removed while the page was open), at most
 * once per 60 s; drafts keep form input. Other errors, repeated ones, and those while offline, where a reload would not
 * help, are passed to the caller.
 */
export const reloadOnce = async (error: unknown): Promise<never> => {
  const isChunk = error instanceof Error && error.name === 'ChunkLoadError';
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (!isChunk || !navigator.onLine || Date.now() - last < CHUNK_RELOAD_MS) throw error;
  sessionStorage.setItem(KEY, String(Date.now()));
  window.location.reload();
  return new Promise(() => undefined);
};
