import { isDay } from '@bee/domain/calendar-day';

export type ChartTab = 'chart' | 'map' | 'table';
/**
 * As measured, percent against the point before, percent against a year before, with the first point as 100, the
 * difference to the point before, or a moving average.
 */
export type ChartTransform = 'lin' | 'mom' | 'yoy' | 'idx100' | 'chg' | 'avg';

/** What a chart card shows, as its address says it. */
export type ChartView = {
  tab: ChartTab;
  /** Key of one of the choices, or a span `2026-01-01..2026-03-04`. */
  period: string;
  unit: string;
  transform: ChartTransform;
  scale: 'lin' | 'log';
  /** Ids beside the main line, in the order they were added. */
  compare: string[];
  embed: boolean;
};

/** What opens a choice: 登录后可看. Without an address it is the login. */
export type ChoiceLock = { text: string; href?: string };

export type ChartChoice = { key: string; title: string; lock?: ChoiceLock | undefined };

/** What a card offers; the first of a list is not the default, `fallback` is. */
export type ChartChoices = {
  tabs?: readonly ChartTab[];
  /** The shortest first where some are locked. */
  periods: readonly ChartChoice[];
  units: readonly ChartChoice[];
  /** The usual ones without it; of years 环比 and 同比 are the same. */
  transforms?: readonly ChartTransform[];
  locks?: Partial<Record<ChartTransform, ChoiceLock | undefined>>;
  /** Points of a moving average. */
  window?: number;
  fallback: { period: string; unit: string };
  /** Lines beside the main one; 0 where nothing can be compared. */
  mostCompared?: number;
};

/** The keys of the query string, the same on every tool. A page declares those that it reads in its manifest. */
export const chartKeys = {
  tab: 'tab',
  period: 't',
  unit: 'u',
  transform: 'tr',
  scale: 'y',
  compare: 'cmp',
  embed: 'embed',
} as const;

/** Open dialog of the card. Not declared by pages: it changes nothing that they load. */
export const OVERLAY_KEY = 'ov';

/** Lines of one chart; the main one may be among them. */
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
  };
};

/** The view as query; what is as usual is left out. */
export const chartQuery = (view: ChartView, { fallback }: ChartChoices): Record<string, string | undefined> => ({
  [chartKeys.period]: view.period === fallback.period ? undefined : view.period,
  [chartKeys.unit]: view.unit === fallback.unit ? undefined : view.unit,
  [chartKeys.tab]: view.tab === 'chart' ? undefined : view.tab,
  [chartKeys.compare]: view.compare.join('~') || undefined,
  [chartKeys.transform]: view.transform === 'lin' ? undefined : view.transform,
  [chartKeys.scale]: view.scale === 'lin' ? undefined : view.scale,
  [chartKeys.embed]: view.embed ? '1' : undefined,
});

/** First and last day of a period that is written as a span; null for a key and for a span that cannot be. */
export const spanOf = (period: string): { from: string; to: string } | null => {
  const [from = '', to = '', ...rest] = period.split('..');
  return rest.length === 0 && isDay(from) && isDay(to) && from <= to ? { from, to } : null;
};

/** The choice that is drawn: instead of one that is locked the longest that is open. */
export const drawnPeriod = (period: string, { periods }: Pick<ChartChoices, 'periods'>): string =>
  periods.find(({ key }) => key === period)?.lock ? (periods.findLast(({ lock }) => !lock)?.key ?? '') : period;

export const usualTransforms: readonly ChartTransform[] = ['lin', 'mom', 'yoy', 'idx100'];
