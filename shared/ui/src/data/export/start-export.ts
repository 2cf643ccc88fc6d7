import { ApiError, toast } from '@bee/platform';

/** Counts an export with the server and says how many are left; false, with the reason said, where it may not start. */
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
