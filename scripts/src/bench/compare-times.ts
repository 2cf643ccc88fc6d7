import { goal, type Measured } from './goals.ts';
import { fixed, type Latencies, latenciesOf, latencyText } from './statistics.ts';

/** Times of ours, and the median of the same work without our indexes and derived tables. */
export type Compared = { ours: Latencies; bare: number };

const BARE_ROUNDS = 3;
const WARM_UP = 10;

/** Runs ours `samples` times after a warm-up, and the bare one three times. */
export const compareTimes = async (
  samples: number,
  ours: (no: number) => Promise<unknown>,
  bare: (no: number) => Promise<unknown>,
): Promise<Compared> => {
  for (let no = 0; no < WARM_UP; no += 1) await ours(no);
  const times: number[] = [];
  for (let no = 0; no < samples; no += 1) times.push(await timed(() => ours(no)));
  const slow: number[] = [];
  for (let no = 0; no < BARE_ROUNDS; no += 1) slow.push(await timed(() => bare(no)));
  return { ours: latenciesOf(times), bare: latenciesOf(slow).p50 };
};

type Limit = [title: string, limit: number];

/** A line of the report, and goals for the p95: as a share of the bare work, and in milliseconds. */
export const comparison = (
  line: string,
  compared: Compared,
  limits: { ratio?: Limit; ms: Limit; bareTitle?: string },
): Measured => {
  const { ours, bare } = compared;
  const { ratio, ms, bareTitle = 'without indexes and figures' } = limits;
  return {
    lines: [`${line}: ${latencyText(ours)}; ${bareTitle} ${fixed(bare)} ms`],
    goals: [...(ratio ? [goal(...ratio, ours.p95 / bare, '×')] : []), goal(...ms, ours.p95, 'ms')],
    figures: [{ line, ...compared }],
  };
};

/** Milliseconds that the work takes. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await work();
  return performance.now() - since;
};
