import type { UploadPurpose } from '@bee/contracts/resource/file';
import type { ApiCaller } from '../api/api-caller.ts';

export type UploadOptions = {
  /** Receives the completed fraction, 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
};

export type UploadFile = (
  api: ApiCaller,
  file: File,
  purpose: UploadPurpose,
  options?: UploadOptions,
) => Promise<string>;

/**
 * Uploads a file for a purpose; a file that this member has already sent is not sent again. An interrupted upload
 * resumes, also after a reload when the same file is selected within an hour. Shows no error message: that is up to the
 * caller.
 * @returns the fid.
 * @throws ApiError with the server's message, NetworkError, the signal's reason.
 * @example const fid = await uploadFile(api, file, 'avatar', { onProgress: setPart });
 */
export const uploadFile: UploadFile = async (...upload) => (await import('./upload.ts')).upload(...upload);
