import { messageOf } from '@bee/domain/error-message';
export type Part = { name: string; end(): unknown };

/**
 * Ends parts concurrently within a time limit. Parts that throw or take longer are reported and do not block the rest.
 */
export const endWithin = async (ms: number, parts: readonly Part[], report: (line: string) => void): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`超过 ${ms / 1000} 秒`), ms);
  });
  await Promise.all(
    parts.map(async ({ name, end }) => {
      const problem = await Promise.race([late, outcomeOf(end)]);
      if (problem !== null) report(`停止时没有等到“${name}”正常结束：${problem}`);
    }),
  );
  clearTimeout(timer);
};

/** @returns the error message, or null on success */
const outcomeOf = async (end: () => unknown): Promise<string | null> => {
  try {
    await end();
    return null;
  } catch (error) {
    return messageOf(error);
  }
};
