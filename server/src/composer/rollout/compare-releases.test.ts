import { readCanaryPlan, USUAL_CANARY_PLAN } from '@bee/domain/canary-plan';
import { type Arm, type Comparison, compareReleases, METRICS, type Stratum } from './compare-releases.ts';

const USUAL_STEPS = readCanaryPlan(USUAL_CANARY_PLAN);
/** More with SIMULATIONS=1000; decision 60 has its figures. */
const RUNS = Number(process.env.SIMULATIONS ?? 20);
const VISITS = 20_000;
const LOOK_EVERY = 200;
const STRATUM = 250;

/** Seeded, so that a run can be repeated (mulberry32). */
const randomOf = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

const emptyArm = (): Arm =>
  Object.fromEntries(METRICS.map((metric) => [metric, { count: 0, sum: 0, squares: 0 }])) as Arm;
const add = (arm: Arm, metric: keyof Arm, value: number) => {
  arm[metric].count += 1;
  arm[metric].sum += value;
  arm[metric].squares += value ** 2;
};

type Truth = { lcp?: number; inp?: number; failed?: number; calls?: number };
type Outcome = 'promoted' | 'withdrawn' | 'undecided';

/**
 * One rollout: visits arrive in turn, the share grows by the usual steps, every 200 visits the figures are looked at. All
 * figures get worse and better in the course of a day, so that the share and the hour are related.
 */
const rollOut = (seed: number, { lcp = 1, inp = 1, failed = 0, calls = 0 }: Truth): [Outcome, number] => {
  const random = randomOf(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const strata: Stratum[] = [];
  let step = 0;
  let ofStep = 0;
  for (let visit = 0; visit < VISITS; visit += 1) {
    if (visit % STRATUM === 0) strata.push({ canary: emptyArm(), active: emptyArm() });
    const load = 1 + 0.3 * Math.sin((visit / VISITS) * 2 * Math.PI * 3);
    const isCanary = random() * 100 < (USUAL_STEPS.percents[step] ?? 0);
    const arm = strata.at(-1)?.[isCanary ? 'canary' : 'active'] as Arm;
    ofStep += isCanary ? 1 : 0;
    add(arm, 'lcp', Math.log(1600 * load * (isCanary ? lcp : 1)) + 0.65 * normal());
    if (random() < 0.6) add(arm, 'inp', Math.log(120 * load * (isCanary ? inp : 1)) + 0.9 * normal());
    add(arm, 'failed', random() < 0.01 * load + (isCanary ? failed : 0) ? 1 : 0);
    add(arm, 'calls', random() < 0.02 * load + (isCanary ? calls : 0) ? 1 : 0);
    if ((visit + 1) % LOOK_EVERY > 0) continue;
    const found = compareReleases(strata);
    if (has(found, 'worse')) return ['withdrawn', visit + 1];
    if (ofStep < USUAL_STEPS.visits) continue;
    if (step < USUAL_STEPS.percents.length - 1) [step, ofStep] = [step + 1, 0];
    else if (found.every(({ verdict }) => verdict === 'equal')) return ['promoted', visit + 1];
  }
  return ['undecided', VISITS];
};

const has = (found: Comparison[], verdict: Comparison['verdict']) => found.some((one) => one.verdict === verdict);

const shares = (truth: Truth) => {
  const outcomes = Array.from({ length: RUNS }, (_, seed) => rollOut(seed + 1, truth));
  const share = (outcome: Outcome) => outcomes.filter(([one]) => one === outcome).length / RUNS;
  const ends = outcomes.map(([, visits]) => visits).sort((a, b) => a - b);
  const figures = { promoted: share('promoted'), withdrawn: share('withdrawn'), median: ends[RUNS >> 1] };
  if (process.env.SIMULATIONS) console.log(JSON.stringify(truth), JSON.stringify(figures));
  return figures;
};

it('promotes an equal release within 20,000 visits', () => {
  const { promoted, withdrawn } = shares({});
  expect(promoted).toBeGreaterThanOrEqual(0.95);
  expect(withdrawn).toBeLessThanOrEqual(0.05);
});

it.each([[{ lcp: 1.08 }], [{ inp: 1.15 }], [{ failed: 0.01 }], [{ calls: 0.02 }]])(
  'stops a release that is worse by the margin: %j',
  (truth) => {
    const { promoted, withdrawn } = shares(truth);
    expect(promoted).toBeLessThanOrEqual(0.05);
    expect(withdrawn).toBeGreaterThanOrEqual(0.9);
  },
);

it('is not certain of few visits, nor of figures of one side', () => {
  const arm = (count: number): Arm => {
    const of = emptyArm();
    for (let visit = 0; visit < count; visit += 1) add(of, 'failed', 0);
    return of;
  };
  expect(compareReleases([{ canary: arm(29), active: arm(1000) }])).toMatchObject([
    { metric: 'failed', difference: null, verdict: 'open' },
  ]);
  expect(compareReleases([{ canary: arm(0), active: arm(1000) }])).toMatchObject([{ verdict: 'open' }]);
  expect(compareReleases([{ canary: arm(100), active: arm(100) }])).toMatchObject([{ verdict: 'open' }]);
  expect(compareReleases([{ canary: arm(3000), active: arm(3000) }])).toMatchObject([{ verdict: 'equal' }]);
});
