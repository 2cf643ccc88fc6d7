import { ApiError, NetworkError } from '../api/api-error.ts';
import { sendBytes } from './send-bytes.ts';
import { sha256Hex } from './sha256.ts';
import type { UploadFile } from './upload-file.ts';

const TRIES = 3;

/** The server has dropped the earlier bytes: the next attempt starts over. */
const isOutdated = (error: unknown): boolean => error instanceof ApiError && error.code === 409;

export const upload: UploadFile = async (api, file, purpose, { onProgress, signal } = {}) => {
  const declared = { name: file.name, size: file.size, sha256: await sha256Hex(file), purpose };
  for (let left = TRIES - 1; ; left--) {
    signal?.throwIfAborted();
    const { fid, upload_url, received } = await api('file/beforeUpload', declared, {
      raw: true,
      ...(signal && { signal }),
    });
    if (fid) return fid;
    if (!upload_url) throw new Error('beforeUpload named neither a file nor an address');
    const from = received ?? 0;
    onProgress?.(from / file.size);
    try {
      return (await sendBytes(upload_url, file, { onProgress, signal, from })).fid;
    } catch (error) {
      if (!(error instanceof NetworkError || isOutdated(error)) || left === 0) throw error;
    }
  }
};
