import type { HerbRow } from '@bee/contracts/resource/herbs';
import { site } from '../../site.ts';
import { byTrade } from './grade-order.ts';

export type Quote = Pick<
  HerbRow,
  'price_avg' | 'date' | 'chg_w' | 'chg_m' | 'chg_y' | 'stale_days' | 'freq' | 'flag' | 'sample'
>;
export type Market = { id: string; name: string };

export type GradeRow = {
  spec: string;
  /** Parameter of `herbs/getEchart`. */
  spec_id: string;
  /** By market; markets without a quote of the grade are missing. */
  quotes: Record<string, Quote>;
  /** Mean of the markets that quote on the newest day of the grade, 元/公斤. */
  mean: number | null;
  markets: number;
  date: string;
  /** Markets with the highest and lowest price; empty when all are equal. */
  dearest: string[];
  cheapest: string[];
  /** Difference in 元/公斤. */
  spread: number | null;
  /** Change of the mean in percent, over the markets that had a price at both times. */
  change: { w: number | null; m: number | null; y: number | null };
};

export type Matrix = { rows: GradeRow[]; markets: Market[]; date: string };

/** Grades by markets. For a grade with several origins, the one that most markets quote. Null without a price. */
export const buildMatrix = (rows: readonly HerbRow[]): Matrix | null => {
  const grades = groupsOf(rows, ({ spec }) => spec ?? '未分规格')
    .map(([spec, ofSpec]) => gradeRow(spec, mostQuoted(ofSpec)))
    .sort((one, other) => byTrade(one.spec, other.spec));
  const date = grades
    .map((grade) => grade.date)
    .sort()
    .at(-1);
  return date ? { rows: grades, markets: marketsOf(rows), date } : null;
};

const mostQuoted = (rows: HerbRow[]): HerbRow[] =>
  groupsOf(rows, ({ origin }) => origin ?? '')
    .map(([, ofOrigin]) => ofOrigin)
    .reduce((most, each) => (each.length > most.length ? each : most));

const gradeRow = (spec: string, rows: HerbRow[]): GradeRow => {
  const date =
    rows
      .map((row) => row.date)
      .sort()
      .at(-1) ?? '';
  const current = rows.filter((row) => row.date === date && row.price_avg !== null);
  const prices = current.map((row) => row.price_avg ?? 0);
  const high = Math.max(...prices);
  const low = Math.min(...prices);
  const differ = high > low;
  const marketsAt = (price: number) =>
    differ ? current.filter((row) => row.price_avg === price).map(({ market_id }) => market_id) : [];
  return {
    spec,
    spec_id: rows[0]?.spec_id ?? '',
    quotes: Object.fromEntries(rows.map((row) => [row.market_id, quoteOf(row)])),
    mean: meanOf(prices),
    markets: prices.length,
    date,
    dearest: marketsAt(high),
    cheapest: marketsAt(low),
    spread: prices.length > 1 ? high - low : null,
    change: {
      w: meanChange(current, 'chg_w'),
      m: meanChange(current, 'chg_m'),
      y: meanChange(current, 'chg_y'),
    },
  };
};

const quoteOf = ({ price_avg, date, chg_w, chg_m, chg_y, stale_days, freq, flag, sample }: HerbRow): Quote => ({
  price_avg,
  date,
  chg_w,
  chg_m,
  chg_y,
  stale_days,
  freq,
  flag,
  sample,
});

/** The change of the mean, not the mean of the changes: both means use the same markets. */
const meanChange = (rows: HerbRow[], key: 'chg_w' | 'chg_m' | 'chg_y'): number | null => {
  const known = rows.flatMap((row) => {
    const change = row[key];
    const now = row.price_avg;
    return change === null || now === null ? [] : [{ now, before: now / (1 + change / 100) }];
  });
  const now = meanOf(known.map((each) => each.now));
  const before = meanOf(known.map((each) => each.before));
  return now === null || before === null ? null : (now / before - 1) * 100;
};

const meanOf = (values: number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The market of the growing area first, then those with the most quotes. */
const marketsOf = (rows: readonly HerbRow[]): Market[] =>
  groupsOf(rows, ({ market_id }) => market_id)
    .map(([id, ofMarket]) => ({ id, name: ofMarket[0]?.market ?? id, count: ofMarket.length }))
    .sort(
      (one, other) =>
        Number(other.name === site.homeMarket) - Number(one.name === site.homeMarket) || other.count - one.count,
    )
    .map(({ id, name }) => ({ id, name }));

const groupsOf = (rows: readonly HerbRow[], keyOf: (row: HerbRow) => string): [string, HerbRow[]][] =>
  [...new Set(rows.map(keyOf))].map((key) => [key, rows.filter((row) => keyOf(row) === key)]);

export const isMonthly = ({ rows }: Matrix): boolean =>
  rows.every(({ quotes }) => Object.values(quotes).every(({ freq }) => freq === 'M'));

/** Spans with a change that at least one grade has: monthly quotes have none over a week. */
export const knownChanges = ({ rows }: Matrix): ('w' | 'm' | 'y')[] =>
  (['w', 'm', 'y'] as const).filter((span) => rows.some(({ change }) => change[span] !== null));

/** The requested grade, else the reference, else the first. */
export const shownGrade = ({ rows }: Matrix, spec: string): GradeRow | undefined =>
  rows.find((row) => row.spec === spec) ?? rows.find((row) => row.spec === site.reference) ?? rows[0];
