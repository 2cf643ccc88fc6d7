import { ApiError, toast } from '@bee/platform';

/**
 * Counts an export on the server and shows how many are left; resolves to false, after showing the reason, when it is
 * not allowed.
 */
export const startExport = async (take: () => Promise<{ left: number }>): Promise<boolean> => {
  try {
    const { left } = await take();
    toast.success(`已开始导出，今天还可导出 ${left} 次`);
    return true;
  } catch (error) {
    toast.error(error instanceof ApiError ? error.message : '导出没有开始，请检查网络后重试');
    return false;
  }
};
