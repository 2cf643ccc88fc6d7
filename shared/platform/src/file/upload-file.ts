import type { UploadPurpose } from '@bee/contracts/resource/file';
import type { ApiCaller } from '../api/api-caller.ts';

export type UploadOptions = {
  /** Told which part is done, 0 to 1. */
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
 * Uploads a file for a purpose; what this member has sent before is not sent again. When the connection breaks, it goes on
 * where it broke off, and so does the same file that is chosen again within the hour, after a reload too. Nothing is
 * announced: whoever shows the upload shows its failure.
 * @returns the fid.
 * @throws ApiError with the server's message, NetworkError, the signal's reason.
 * @example const fid = await uploadFile(api, file, 'avatar', { onProgress: setPart });
 */
export const uploadFile: UploadFile = async (...upload) => (await import('./upload.ts')).upload(...upload);
