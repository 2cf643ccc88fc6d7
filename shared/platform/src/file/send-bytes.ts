import type { Envelope } from '@bee/contracts/envelope';
import type { UploadedFile } from '@bee/contracts/resource/file';
import { ApiError, NetworkError } from '../api/api-error.ts';
import { readToken } from '../session/token-cookie.ts';

type SendOptions = {
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
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
export const sendBytes = (
  url: string,
  file: Blob,
  { onProgress, signal, from = 0 }: SendOptions = {},
): Promise<UploadedFile> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const moved = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), SILENCE_LIMIT_MS);
    };
    const abort = () => request.abort();
    const settle = (work: () => void) => () => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', abort);
      work();
    };

    request.upload.onprogress = ({ loaded }) => {
      moved();
      onProgress?.(Math.min(1, (from + loaded) / file.size));
    };
    request.onload = settle(() => {
      const answer = envelopeOf(request.responseText);
      if (answer?.code === 1) {
        onProgress?.(1);
        resolve(answer.data);
      } else reject(new ApiError(answer?.msg ?? '服务器暂时无法应答，请稍后重试', answer?.code ?? 0, request.status));
    });
    request.onerror = settle(() => reject(new NetworkError()));
    request.onabort = settle(() => reject(signal?.aborted ? signal.reason : new NetworkError()));

    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', abort);
    request.open('PUT', url);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('token', readToken());
    if (from > 0) request.setRequestHeader('upload-offset', String(from));
    moved();
    request.send(from > 0 ? file.slice(from) : file);
  });

const envelopeOf = (text: string): Envelope<UploadedFile> | undefined => {
  try {
    return JSON.parse(text) as Envelope<UploadedFile>;
  } catch {
    return undefined;
  }
};
