import { ApiError } from '../api/api-error.ts';

/**
 * Downloads a file of this site, without a toast on failure.
 * @throws ApiError with the status of a response that has no file, NetworkError.
 */
export const downloadFile = async (path: string): Promise<Blob> => {
  const { http } = await import('../api/http.ts');
  const { status, data } = await http.get<Blob>(path, { responseType: 'blob', timeout: 0 });
  if (status !== 200) throw new ApiError('文件没有生成，请稍后重试', 0, status);
  return data;
};
