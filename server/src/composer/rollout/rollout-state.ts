import type { Canary, ComposedEntry } from '@bee/contracts/composition';
import { shanghaiHour } from '../../clock.ts';
import type { Db } from '../../db/schema.ts';
import { type Comparison, compareReleases, type Metric } from './compare-releases.ts';
import { countCompared, readStrata } from './read-strata.ts';

const MINUTE_MS = 60_000;

/** How far a canary with steps has come. */
export type RolloutState = {
  /** Share after the next step; null: the canary becomes the active release. */
  next: number | null;
  /** Compared visits of this step. */
  visits: number;
  comparisons: Comparison[];
  /** Why the release is worse; empty if nothing is certain. */
  worse: string;
  /** Why the next step is not taken yet; empty when it is due. For operators. */
  wait: string;
};

type Stepped = Canary & { steps: NonNullable<Canary['steps']> };

export const hasSteps = (canary: Canary | undefined): canary is Stepped => canary?.steps !== undefined;

export const readRollout = async (
  db: Db,
  remote: string,
  { active, frozen, canary }: Pick<ComposedEntry, 'active' | 'frozen'> & { canary: Stepped },
  now: Date,
): Promise<RolloutState> => {
  const { release, since, steps } = canary;
  const [strata, visits] = await Promise.all([
    readStrata(db, { remote, canary: release, active, since }),
    countCompared(db, remote, release, steps.since),
  ]);
  return rolloutState({ canary, frozen, visits, comparisons: compareReleases(strata), now });
};

type Known = Pick<RolloutState, 'visits' | 'comparisons'> & { canary: Stepped; frozen?: string | undefined; now: Date };

export const rolloutState = ({ canary, frozen, visits, comparisons, now }: Known): RolloutState => {
  const { percent, steps } = canary;
  const next = steps.percents.find((one) => one > percent) ?? null;
  const worse = comparisons.filter(({ verdict }) => verdict === 'worse').map(comparisonText);
  const open = comparisons.filter(({ verdict }) => verdict !== 'equal').map(({ metric }) => METRIC_NAMES[metric]);
  const minutes = Math.floor((now.getTime() - Date.parse(steps.since)) / MINUTE_MS);
  const waits = [
    frozen !== undefined && '已冻结',
    steps.paused && '已暂停',
    steps.quiet && isQuiet(steps.quiet, now) && `${steps.quiet.from} 点到 ${steps.quiet.to} 点不扩大`,
    minutes < steps.minutes && `这一步 ${minutes} 分钟，不足 ${steps.minutes} 分钟`,
    visits < steps.visits && `这一步已比较 ${visits} 个访问，不足 ${steps.visits} 个`,
    next === null && comparisons.length === 0 && '还没有可以比较的访问',
    next === null && open.length > 0 && `${open.join('、')}还不能确定不比正式版本差`,
  ];
  return {
    next,
    visits,
    comparisons,
    worse: worse.join('；'),
    wait: waits.filter(Boolean).join('；'),
  };
};

const isQuiet = ({ from, to }: { from: number; to: number }, now: Date): boolean => {
  const hour = shanghaiHour(now);
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
};

export const METRIC_NAMES: Record<Metric, string> = {
  failed: '出错的访问',
  calls: '接口失败的访问',
  lcp: 'LCP',
  inp: 'INP',
};

/** `LCP +8.2 %（+4.1 至 +12.4，2100 对 6300 个访问）`; shares differ by percentage points. */
export const comparisonText = ({ metric, canary, active, difference }: Comparison): string => {
  const isTime = metric === 'lcp' || metric === 'inp';
  const shown = (value: number) => {
    const percent = Math.round((isTime ? Math.expm1(value) : value) * 1000) / 10;
    return `${percent > 0 ? '+' : ''}${percent}`;
  };
  const counts = `${canary} 对 ${active} 个访问`;
  if (!difference) return `${METRIC_NAMES[metric]}：${counts}，太少`;
  const { estimate, low, high } = difference;
  return `${METRIC_NAMES[metric]} ${shown(estimate)} ${isTime ? '%' : '个百分点'}（${shown(low)} 至 ${shown(high)}，${counts}）`;
};
