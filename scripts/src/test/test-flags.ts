/** Flags of the runners: the same on every machine, so that a run in CI proves the command of the README. */
const workers = (): number => {
  const text = process.env.TEST_WORKERS || '2';
  if (!/^[1-9]\d?$/.test(text)) throw new Error(`TEST_WORKERS=${text}：应为 1 到 99 的整数`);
  return Number(text);
};

/** A worker above the limit is replaced after its file; with a limit Jest uses a worker even when there is only one. */
export const jestFlags = (): string[] => ['--ci', `--maxWorkers=${workers()}`, '--workerIdleMemoryLimit=450MB'];

/**
 * A busy machine may break a time limit once; what passes only then is named in the report. Recording costs a third of the time: only what failed is recorded, when it runs again.
 */
export const playwrightFlags = (): string[] => [
  `--workers=${workers()}`,
  '--retries=1',
  '--forbid-only',
  '--trace=on-first-retry',
];

/** Waiting for a screen has time limits, which a busy machine may break once; server tests, with their races, run once. */
export const COMPONENT_RETRIES = { TEST_RETRIES: '1' };
