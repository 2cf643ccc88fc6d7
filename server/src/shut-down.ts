import { messageOf } from '@bee/domain/error-message';

/** Stages end in this order, each within its limit; together less than ten seconds. */
const STAGES = [
  // Checks releases against the API, so it ends before the API does.
  { name: 'composer', limitMs: 1_500 },
  { name: 'work', limitMs: 5_000 },
  // Services that the work uses.
  { name: 'ground', limitMs: 500 },
  { name: 'database', limitMs: 2_500 },
] as const;

type Stage = (typeof STAGES)[number]['name'];
type Part = { stage: Stage; name: string; end(): unknown };

/** Everything that a process has started and must end. */
export type Shutdown = {
  /** Called when a part has started, so that a start that fails later ends it too. */
  add(stage: Stage, name: string, end: () => unknown): void;
  /**
   * Ends stage by stage, the parts of one stage concurrently. Parts that throw or take longer are reported and do not
   * block the rest. Never rejects.
   */
  run(): Promise<void>;
};

export const createShutdown = (report: (line: string) => void): Shutdown => {
  const parts: Part[] = [];
  return {
    add: (stage, name, end) => parts.push({ stage, name, end }),
    run: async () => {
      for (const { name, limitMs } of STAGES) {
        const ending = parts.filter(({ stage }) => stage === name);
        await endWithin(limitMs, ending, report);
      }
    },
  };
};

const endWithin = async (ms: number, parts: readonly Part[], report: (line: string) => void): Promise<void> => {
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
