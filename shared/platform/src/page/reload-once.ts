import { CHUNK_RELOAD_MS } from '@bee/domain/constants';

const KEY = 'bee-chunk-reload';

/**
 * A lazy chunk that vanished (its release was taken away under an open page) loads the document anew, at most once per
 * 60 s; what was typed is in drafts. Everything else, the second time, and what fails without a
 * network, where there is nothing to reload, is the caller's error.
 */
export const reloadOnce = async (error: unknown): Promise<never> => {
  const isChunk = error instanceof Error && error.name === 'ChunkLoadError';
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (!isChunk || !navigator.onLine || Date.now() - last < CHUNK_RELOAD_MS) throw error;
  sessionStorage.setItem(KEY, String(Date.now()));
  window.location.reload();
  return new Promise(() => undefined);
};
