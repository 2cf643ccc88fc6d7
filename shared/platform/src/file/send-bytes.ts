import type { UploadedFile } from '@bee/contracts/resource/file';
import { NetworkError } from '../api/api-error.ts';
import { readData } from '../api/read-envelope.ts';

type SendOptions = {
  onProgress?: ((part: number) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** Number of bytes that the server has already; only the rest is sent. */
  from?: number;
};

/** Aborts after this time without any progress. */
const SILENCE_LIMIT_MS = 30_000;

/**
 * Sends a file to its upload address with PUT.
 * @param onProgress receives the fraction sent, 0 to 1.
 * @throws ApiError, NetworkError, the signal's reason.
 */
export const sendBytes = async (
  url: string,
  file: Blob,
  { onProgress, signal, from = 0 }: SendOptions = {},
): Promise<UploadedFile> => {
  const { answerOf, http } = await import('../api/http.ts');
  signal?.throwIfAborted();
  const ending = new AbortController();
  const abort = () => ending.abort(signal?.reason);
  let silence: ReturnType<typeof setTimeout> | undefined;
  const moved = () => {
    clearTimeout(silence);
    silence = setTimeout(() => ending.abort(new NetworkError()), SILENCE_LIMIT_MS);
  };
  signal?.addEventListener('abort', abort);
  moved();
  try {
    const answer = await http.put(url, from > 0 ? file.slice(from) : file, {
      headers: {
        'content-type': 'application/octet-stream',
        ...(from > 0 && { 'upload-offset': String(from) }),
      },
      timeout: 0,
      signal: ending.signal,
      onUploadProgress: ({ loaded }) => {
        moved();
        onProgress?.(Math.min(1, (from + loaded) / file.size));
      },
    });
    const sent = readData<UploadedFile>(answerOf(answer));
    onProgress?.(1);
    return sent;
  } finally {
    clearTimeout(silence);
    signal?.removeEventListener('abort', abort);
  }
};
