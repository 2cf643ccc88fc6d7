/** Flags of the runners: the same on every machine, so that a run in CI verifies the command of the README. */
const workers = (): number => {
  const text = process.env.TEST_WORKERS || '2';
  if (!/^[1-9]\d?$/.test(text)) throw new Error(`TEST_WORKERS=${text}：应为 1 到 99 的整数`);
  return Number(text);
};

/**
 * A worker above the memory limit is replaced after its test file; with a limit, Jest uses a worker process even when
 * there is only one. Jest takes the first of two flags of one name.
 */
export const jestFlags = (more = 0): string[] => [
  '--ci',
  `--maxWorkers=${workers() + more}`,
  '--workerIdleMemoryLimit=450MB',
];

/**
 * Browser tests wait for pages and time limits, so that one worker more uses the processors that the others leave idle.
 * A busy machine may exceed a timeout once; tests that pass on retry are named in the report. Tracing costs a third of
 * the time, so only retries are traced.
 */
export const playwrightFlags = (): string[] => [
  `--workers=${workers() + 1}`,
  '--retries=1',
  '--forbid-only',
  '--trace=on-first-retry',
];

/** Timeouts of screens may be exceeded once on a busy machine; server tests, with their races, run once. */
export const COMPONENT_RETRIES = { TEST_RETRIES: '1' };
