import type { ExportToken } from '@bee/contracts/entity/export-token';
import { ApiError, downloadFile, toast } from '@bee/platform';

const TTL_MS = 60_000;
const EXPIRED = 403;

/** Downloads the file of a token and shows how many exports are left today. */
export const takeExport = async ({ url, token, filename, quota_left }: ExportToken): Promise<void> => {
  const file = await downloadFile(addressOf(url, token)).catch((error: unknown) => {
    const isExpired = error instanceof ApiError && error.statusCode === EXPIRED;
    toast.error(isExpired ? '下载链接已失效，请重试' : '文件没有生成，请稍后重试');
    if (!isExpired) throw error;
  });
  if (!file) return;
  const content = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = content;
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(content), TTL_MS);
  toast.success(`已导出，今天还可导出 ${quota_left} 次`);
};

/** The server may have put the token into the address already. */
const addressOf = (url: string, token: string): string => {
  const [path = '', search] = url.split('?');
  const query = new URLSearchParams(search);
  query.set('token', token);
  return `${path}?${query}`;
};
