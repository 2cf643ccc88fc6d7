import { formatChange } from './format.ts';
import {
  averageGrowth,
  changeBetween,
  comparable,
  type Figure,
  isWithin,
  outerYears,
  type Period,
  periodTitle,
} from './period.ts';

/**
 * Sentences about figures. All tools build their sentences from these functions, so that no sentence compares more than
 * `comparable` allows. Sentences never state causes.
 */

/** 增长 3.0%, 下降 1.2%, 持平. */
export const growthWords = (percent: number): string => {
  const size = Math.abs(percent).toFixed(1);
  return Number(size) === 0 ? '持平' : `${percent > 0 ? '增长' : '下降'} ${size}%`;
};

type Unknown = {
  /** Requirement for seeing figures that the user has no right to: 登录后. */
  lock?: string | null;
  /** Text to use if there is nothing to compare with. */
  otherwise?: string;
};

/** Suffix of a figure: ，同比 +3.0%, or a note that the right to see it is missing. */
export const yearOnYearWords = (percent: number | null, { lock, otherwise = '' }: Unknown = {}): string => {
  if (percent !== null) return `，同比 ${formatChange(percent)}`;
  return lock ? `，${lock}可看同比` : otherwise && `，${otherwise}`;
};

/** The figure of the same period one year earlier; null if there is none. */
export const yearBeforeIn = (line: readonly Figure[], now: Figure): Figure | null =>
  line.find(({ period }) => isYearBefore(period, now.period)) ?? null;

const isYearBefore = (period: Period, now: Period): boolean =>
  comparable(period, now) &&
  Number(period.from.slice(0, 4)) === Number(now.from.slice(0, 4)) - 1 &&
  period.from.slice(4) === now.from.slice(4);

const knownWithin = (figures: readonly Figure[], period: Period): number[] =>
  figures.flatMap((one) => (one.value !== null && isWithin(one.period, period) ? [one.value] : []));

/** Sum of the known figures within a period; its value is null if none is known. */
const sumWithin = (figures: readonly Figure[], period: Period): Figure => {
  const known = knownWithin(figures, period);
  return { period, value: known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null };
};

/**
 * Average annual growth between the first and the last whole year of a run; null if there are fewer than two whole
 * years, or if the two have different numbers of known figures.
 */
export const growthOver = (run: readonly Figure[]): { first: Period; last: Period; percent: number } | null => {
  const outer = outerYears(run.map(({ period }) => period));
  if (!outer || knownWithin(run, outer.first).length !== knownWithin(run, outer.last).length) return null;
  const percent = averageGrowth(sumWithin(run, outer.first), sumWithin(run, outer.last));
  return percent === null ? null : { ...outer, percent };
};

/** 2022至2025年年均增长 5.2%; years that are not calendar years are spelled out. Empty if there is no growth to state. */
export const growthOverWords = (run: readonly Figure[]): string => {
  const growth = growthOver(run);
  if (!growth) return '';
  const { first, last, percent } = growth;
  if (first.from.endsWith('-01-01'))
    return `${periodTitle({ from: first.from, to: last.to })}年均${growthWords(percent)}`;
  return `${periodTitle(last)}与${periodTitle(first)}相比，年均${growthWords(percent)}`;
};

export type Line = {
  name: string;
  /** Oldest first. */
  figures: readonly Figure[];
  text(value: number): string;
  /** Shares and similar values, for which no percentage change is stated. */
  plain?: boolean;
};

/**
 * Latest values of lines: 巴西 2026年1-10月 250 亿美元，同比 +3.0%；2022至2025年年均增长 5.2%. With `end`, a line without a figure for
 * that period is reported as 没有记录; without `end`, the latest known figure is used.
 */
export const lineEndsSentence = (
  lines: readonly Line[],
  { end, title = periodTitle }: { end?: Period; title?(period: Period): string } = {},
): string => `${lines.map((line) => lineEnd(line, end, title)).join('；')}。`;

const lineEnd = ({ name, figures, text, plain }: Line, end: Period | undefined, title: (period: Period) => string) => {
  const now = end
    ? figures.find(({ period, value }) => value !== null && period.from === end.from)
    : figures.findLast(({ value }) => value !== null);
  if (!now || now.value === null) return `${name} ${end ? '没有记录' : '没有数据'}`;
  const head = `${name} ${end ? '' : `${title(now.period)} `}${text(now.value)}`;
  if (plain) return head;
  const growth = growthOverWords(figures);
  const change = yearOnYearWords(changeBetween(now, yearBeforeIn(figures, now)));
  return `${head}${change}${growth ? `，${growth}` : ''}`;
};
