import { goal, type Measured } from './goals.ts';
import { fixed, latenciesOf, latencyText } from './statistics.ts';

const BARE_ROUNDS = 3;
const WARM_UP = 10;

type Limit = [title: string, limit: number];

type Compared = {
  samples: number;
  ours: (no: number) => Promise<unknown>;
  /** The same work without our indexes and derived tables. */
  bare: (no: number) => Promise<unknown>;
  bareTitle?: string;
  /** Goals for the p95 of ours: as a share of the bare work, and in milliseconds. */
  ratio?: Limit;
  ms: Limit;
};

/** Runs ours `samples` times after a warm-up, and the bare work three times. @returns a line of the report, and the goals */
export const compare = async (line: string, compared: Compared): Promise<Measured> => {
  const { samples, ratio, ms, bareTitle = 'without indexes and figures' } = compared;
  for (let no = 0; no < WARM_UP; no += 1) await compared.ours(no);
  const timesOf = async (work: Compared['ours'], count: number) => {
    const times: number[] = [];
    for (let no = 0; no < count; no += 1) times.push(await timed(() => work(no)));
    return latenciesOf(times);
  };
  const ours = await timesOf(compared.ours, samples);
  const { p50: bare } = await timesOf(compared.bare, BARE_ROUNDS);
  return {
    lines: [`${line}: ${latencyText(ours)}; ${bareTitle} ${fixed(bare)} ms`],
    goals: [...(ratio ? [goal(...ratio, ours.p95 / bare, '×')] : []), goal(...ms, ours.p95, 'ms')],
    figures: [{ line, ours, bare }],
  };
};

/** Milliseconds that the work takes. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await work();
  return performance.now() - since;
};
