import { toast } from '@bee/platform';

export const copyText = async (text: string, done: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done);
  } catch {
    toast.error('浏览器不允许复制，请手动选取');
  }
};
