import type { TableFreq } from '@bee/contracts/entity/industry';
import { addDays } from '@bee/domain/calendar-day';
import { lineEndsSentence } from '@bee/domain/figure-sentences';
import { formatNumber } from '@bee/domain/format';
import { type Period, partTitle, periodOf } from '@bee/domain/period';
import { type Aggregation, aggregate, coarserThan, coveredBy, withGaps } from '@bee/domain/series';
import { firstDayOf } from '@bee/domain/table-period';
import { type ChartChoices, type ChartLine, spanOf } from '@bee/ui/data';
import { lockOf } from '../../../components/gate/choice-lock.ts';
import { seriesText } from '../address/series-text.ts';
import { freqText, tableFreqs } from '../freq.ts';
import type { SeriesAnswer } from './load-drawing.ts';

export type Series = SeriesAnswer['list'][number];

/** Frequencies to which all series can be aggregated, finest first. */
export const commonFreqs = (list: readonly { freq: TableFreq }[]): TableFreq[] =>
  tableFreqs
    .map(({ key }) => key)
    .filter((to) => list.every(({ freq }) => freq === to || coarserThan(freq).includes(to)));

/** How a series is aggregated: flows are summed; levels never are. */
export const aggregationOf = ({ kind }: Pick<Series, 'kind'>, wanted: Aggregation | undefined): Aggregation =>
  wanted === 'sum' || wanted === undefined ? (kind === 'flow' ? 'sum' : 'mean') : wanted;

/**
 * Lines of a chart at one frequency; a period without a value is a gap. The frequency is applied before any transform.
 */
export const linesOf = (list: readonly Series[], to: TableFreq, wanted?: Aggregation): ChartLine[] =>
  list.map((series) => {
    const { freq, points, name, unit } = series;
    const converted = freq === to ? points : aggregate(points, freq, to, aggregationOf(series, wanted));
    const parts = converted.flatMap(([period]): [string, string][] => {
      const covered = coveredBy(points, freq, to, period);
      return covered.complete ? [] : [[firstDayOf(period), partTitle(covered)]];
    });
    return {
      id: seriesText(series),
      name,
      unit,
      points: withGaps(converted, to).map(([period, value]) => [
        firstDayOf(period),
        value === null ? null : Number(value.toPrecision(12)),
      ]),
      ...(parts.length > 0 && { parts: Object.fromEntries(parts) }),
    };
  });

/** First and last day of all lines; null without points. */
export const daysOfLines = (lines: readonly ChartLine[]): { min: string; max: string } | null => {
  const firsts = lines.flatMap(({ points }) => points[0]?.[0] ?? []).sort();
  const lasts = lines.flatMap(({ points }) => points.at(-1)?.[0] ?? []).sort();
  const [min, max] = [firsts[0], lasts.at(-1)];
  return min && max ? { min, max } : null;
};

const RECENT_PERIODS = 24;
const YEARS: Record<string, number> = { '10y': 10, '5y': 5, '1y': 1 };

/**
 * Choices that the chart card offers for these series. For yearly data the change against the previous period equals
 * that against the year before, so only one is offered. Periods before the user's visible history are locked.
 */
export const choicesAt = (choices: ChartChoices, freq: TableFreq, list: readonly Series[] = []): ChartChoices => {
  const offered =
    freq === 'Y' ? { ...choices, transforms: choices.transforms?.filter((one) => one !== 'mom') } : choices;
  const gated = list.filter(({ access }) => access && !access.allowed);
  const dates = daysOfLines(linesOf(gated, freq));
  if (!dates) return offered;
  const lock = lockOf(gated.some(({ access }) => access.level === 'vip') ? 'vip' : 'member');
  return {
    ...offered,
    periods: offered.periods.map((period) => {
      if (period.key === 'all') return { ...period, title: '可看的全部' };
      if (period.key === '24p') return period;
      const from = addDays(dates.max, -365 * (YEARS[period.key] ?? 0));
      return from < dates.min ? { ...period, lock } : period;
    }),
  };
};

/** Lines up to the end of the card's period, and the first day shown; all of them if the period is locked. */
export const inPeriod = (lines: readonly ChartLine[], period: string, max: string, { periods }: ChartChoices) => {
  const span = spanOf(period);
  const isLocked = periods.some(({ key, lock }) => key === period && lock);
  const years = isLocked ? undefined : YEARS[period];
  const recent = period === '24p' ? daysOf(lines).at(-RECENT_PERIODS) : undefined;
  const from = span?.from ?? recent ?? (years ? addDays(max, -365 * years) : '');
  const to = span?.to ?? max;
  return { from, lines: lines.map((line) => ({ ...line, points: line.points.filter(([day]) => day <= to) })) };
};

const daysOf = (lines: readonly ChartLine[]): string[] =>
  [...new Set(lines.flatMap(({ points }) => points.map(([day]) => day)))].sort();

/** Last value and growth of each line; lines without a value say so. */
export const sentenceOf = (lines: readonly ChartLine[], freq: TableFreq): string =>
  lineEndsSentence(
    lines.map(({ name, unit, points, parts = {} }) => ({
      name,
      figures: points.map(([day, value]) => ({ period: periodAt(day, freq, parts[day] === undefined), value })),
      text: (value) => `${valueText(value)} ${unit}`,
      plain: unit === '%',
    })),
    {
      title: ({ from }) => {
        const part = lines.find(({ parts }) => parts?.[from] !== undefined)?.parts?.[from];
        return `${periodText(from, freq)}${part === undefined ? '' : `（${part}）`}`;
      },
    },
  );

/** A partial period is identified by its day alone, so it is not compared with others. */
const periodAt = (day: string, freq: TableFreq, complete: boolean): Period =>
  (complete ? periodOf(freq, day) : null) ?? { from: day, to: day, complete: false };

/** 2026-03, 2026-Q1: the period of a frequency that begins on the given day. */
export const periodText = (day: string, freq: TableFreq): string =>
  freqText(freq).step === 'quarter'
    ? `${day.slice(0, 4)}-Q${Math.floor((Number(day.slice(5, 7)) + 2) / 3)}`
    : day.slice(0, { day: 10, month: 7, year: 4 }[freqText(freq).step as 'day' | 'month' | 'year']);

const valueText = (value: number): string => formatNumber(value, Math.abs(value) < 100 ? 2 : 1);
