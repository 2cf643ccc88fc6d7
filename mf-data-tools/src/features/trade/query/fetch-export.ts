import { toast } from '@bee/platform';

const KEPT_MS = 60_000;
const EXPIRED = 403;

/** Fetches a file and hands it to the browser's downloads; false where its address no longer holds. */
export const fetchExport = async (address: string, name: string): Promise<boolean> => {
  const answer = await fetch(address, { credentials: 'same-origin' });
  if (answer.status === EXPIRED) return false;
  if (!answer.ok) {
    toast.error('文件没有生成，请稍后重试');
    throw new Error(`The export answered ${answer.status}`);
  }
  const content = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = content;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(content), KEPT_MS);
  return true;
};
