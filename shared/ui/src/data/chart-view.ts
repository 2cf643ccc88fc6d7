import { isDay } from '@bee/domain/calendar-day';

export type ChartTab = 'chart' | 'map' | 'table';
/**
 * Absolute values, percent change from the previous point, percent change from a year before, index with the first
 * point at 100, difference from the previous point, or moving average.
 */
export type ChartTransform = 'lin' | 'mom' | 'yoy' | 'idx100' | 'chg' | 'avg';

/** Lines, months by years, the distribution of each line, or parts of a whole. */
export type ExplorerKind = 'line' | 'season' | 'spread' | 'parts';

export const explorerKinds: readonly ExplorerKind[] = ['line', 'season', 'spread', 'parts'];

/** State of a chart card, as stored in the address. */
export type ChartView = {
  tab: ChartTab;
  /** Key of a choice, or a span `2026-01-01..2026-03-04`. */
  period: string;
  unit: string;
  transform: ChartTransform;
  scale: 'lin' | 'log';
  /** Ids of the lines compared with the main line, in the order they were added. */
  compare: string[];
  embed: boolean;
  /** What the explorer draws; it is closed without. */
  explore?: ExplorerKind | undefined;
  /** Part of the period that the explorer shows, as a span. */
  brush?: string | undefined;
};

/** What unlocks a choice: 登录后可看. Without an address it opens the login. */
export type ChoiceLock = { text: string; href?: string };

export type ChartChoice = { key: string; title: string; lock?: ChoiceLock | undefined };

/** Choices of a card; the default is `fallback`, not the first of a list. */
export type ChartChoices = {
  tabs?: readonly ChartTab[];
  /** Ordered from the shortest if some are locked. */
  periods: readonly ChartChoice[];
  units: readonly ChartChoice[];
  /** The standard ones by default; for yearly data 环比 and 同比 are equal. */
  transforms?: readonly ChartTransform[];
  locks?: Partial<Record<ChartTransform, ChoiceLock | undefined>>;
  /** Window size of a moving average. */
  window?: number;
  fallback: { period: string; unit: string };
  /** Maximum number of compared lines; 0 disables comparison. */
  mostCompared?: number;
};

/** Query keys, the same in all tools. A page declares the keys it reads in its manifest. */
export const chartKeys = {
  tab: 'tab',
  period: 't',
  unit: 'u',
  transform: 'tr',
  scale: 'y',
  compare: 'cmp',
  embed: 'embed',
  explore: 'ex',
  brush: 'bs',
} as const;

/** Open dialog of the card. Pages do not declare it, because it does not affect their data. */
export const OVERLAY_KEY = 'ov';

/** Maximum number of lines in a chart, including the main one. */
const MAX_COMPARED = 6;

export const readChartView = (query: Record<string, string>, choices: ChartChoices): ChartView => {
  const {
    tabs = ['chart', 'table'],
    periods,
    units,
    transforms = usualTransforms,
    fallback,
    mostCompared = MAX_COMPARED,
  } = choices;
  const asked = (key: keyof typeof chartKeys) => query[chartKeys[key]] ?? '';
  const period = asked('period');
  return {
    tab: tabs.find((tab) => tab === asked('tab')) ?? 'chart',
    period: periods.some(({ key }) => key === period) || spanOf(period) ? period : fallback.period,
    unit: units.find(({ key }) => key === asked('unit'))?.key ?? fallback.unit,
    transform: transforms.find((transform) => transform === asked('transform')) ?? 'lin',
    scale: asked('scale') === 'log' ? 'log' : 'lin',
    compare: [...new Set(asked('compare').split('~').filter(Boolean))].slice(0, mostCompared),
    embed: asked('embed') === '1',
    explore: explorerKinds.find((kind) => kind === asked('explore')),
    brush: spanOf(asked('brush')) ? asked('brush') : undefined,
  };
};

/** The view as query; defaults are left out. */
export const chartQuery = (view: ChartView, { fallback }: ChartChoices): Record<string, string | undefined> => ({
  [chartKeys.period]: view.period === fallback.period ? undefined : view.period,
  [chartKeys.unit]: view.unit === fallback.unit ? undefined : view.unit,
  [chartKeys.tab]: view.tab === 'chart' ? undefined : view.tab,
  [chartKeys.compare]: view.compare.join('~') || undefined,
  [chartKeys.transform]: view.transform === 'lin' ? undefined : view.transform,
  [chartKeys.scale]: view.scale === 'lin' ? undefined : view.scale,
  [chartKeys.embed]: view.embed ? '1' : undefined,
  [chartKeys.explore]: view.explore,
  [chartKeys.brush]: view.brush,
});

/** First and last day of a period that is written as a span; null for a key or an invalid span. */
export const spanOf = (period: string): { from: string; to: string } | null => {
  const [from = '', to = '', ...rest] = period.split('..');
  return rest.length === 0 && isDay(from) && isDay(to) && from <= to ? { from, to } : null;
};

/** The drawn choice: if the requested one is locked, the longest unlocked one. */
export const drawnPeriod = (period: string, { periods }: Pick<ChartChoices, 'periods'>): string =>
  periods.find(({ key }) => key === period)?.lock ? (periods.findLast(({ lock }) => !lock)?.key ?? '') : period;

export const usualTransforms: readonly ChartTransform[] = ['lin', 'mom', 'yoy', 'idx100'];
