import { sql } from 'kysely';
import type { Span } from '../../../../../answering/question-dates.ts';
import type { Db } from '../../../../../db/schema.ts';
import { reportStep } from '../../../herbs/model/report-step.ts';
import { type HerbSeries, listHerbSeries } from '../../../herbs/store/herbs.repository.ts';
import type { Herb, HerbKind } from './find-herbs.ts';

type ChangeKey = 'chg_w' | 'chg_m' | 'chg_y';

/** Quotes of a specification in its markets on one day, 元/公斤. */
export type KindQuotes = {
  herb: Pick<Herb, 'name' | 'group'>;
  kind: HerbKind;
  date: string;
  freq: 'D' | 'W' | 'M';
  /** Cheapest first, without doubtful quotes; all of the same day. */
  quotes: { market_id: string; market: string; avg: number }[];
  /** Mean of the quotes, two decimals. */
  mean: number;
  /** Change of the mean in percent; only on the newest day, and only if every market has that change. */
  changes: Partial<Record<ChangeKey, number>>;
  staleDays: number;
  source: string;
  sample: boolean;
};

type QuoteFilter = {
  /** null for the newest quotes; for monthly quotes, the month that contains the day. */
  day: string | null;
  /** Empty for all markets. */
  markets: readonly string[];
  /** First day whose prices the user may see; absent if all days are open. */
  since?: string | undefined;
};

/**
 * Quotes of each kind on its newest day up to the requested day, in the order of `kinds`; kinds without a quote are
 * omitted.
 */
export const readKinds = async (
  db: Db,
  herb: Herb,
  kinds: readonly HerbKind[],
  { day, markets, since }: QuoteFilter,
): Promise<KindQuotes[]> => {
  const series = await seriesOf(db, herb, kinds, markets);
  const quoted = await quotesUpTo(db, series, day, day === null ? undefined : since);
  return kinds.flatMap((kind) => {
    const rows = series.flatMap((one) => {
      const quote = quoted.get(one.id);
      return isOf(one, kind) && quote ? [{ series: one, ...quote }] : [];
    });
    const [first] = rows.map(({ date }) => date).sort((a, b) => b.localeCompare(a));
    const [best, ...others] = rows.filter(({ date }) => date === first).sort((a, b) => a.avg - b.avg);
    if (!best) return [];
    const chosen = [best, ...others];
    return [
      {
        herb,
        kind,
        date: best.date,
        freq: best.series.monthly ? 'M' : reportStep(best.series),
        quotes: chosen.map(({ series: { market_id, market }, avg }) => ({ market_id, market, avg })),
        mean: meanOf(chosen.map(({ avg }) => avg)),
        changes: changesOf(chosen),
        staleDays: best.series.stale_days,
        source: best.series.source_name,
        sample: chosen.some(({ series: one }) => one.sample),
      },
    ];
  });
};

export type TrendDay = { date: string; mean: number; markets: number };

/** The mean of the markets on each quoted day of a span. */
export const readTrend = async (
  db: Db,
  herb: Herb,
  kind: HerbKind,
  { span, markets }: { span: Span; markets: readonly string[] },
): Promise<TrendDay[]> => {
  const series = (await seriesOf(db, herb, [kind], markets)).map(({ id }) => id);
  const { rows } = await sql<TrendDay>`
    select date, round(avg(avg)::numeric, 2)::float8 as mean, count(*)::int as markets from price_quote
    where series_id = any(${series}::int[]) and date between ${span.from}::date and ${span.to}::date
      and avg is not null and flag is null
    group by date order by date`.execute(db);
  return rows;
};

export const meanOf = (prices: readonly number[]): number =>
  Math.round((100 * prices.reduce((sum, one) => sum + one, 0)) / prices.length) / 100;

/** Series of these kinds of a herb in these markets; an empty list means all markets. */
export const seriesOf = async (
  db: Db,
  herb: Herb,
  kinds: readonly HerbKind[],
  markets: readonly string[],
): Promise<HerbSeries[]> => {
  const [any] = herb.kinds;
  const every = any ? await listHerbSeries(db, any.specId) : [];
  return every.filter(
    (one) => kinds.some((kind) => isOf(one, kind)) && (markets.length === 0 || markets.includes(one.market_id)),
  );
};

const isOf = ({ spec, variant }: HerbSeries, kind: HerbKind): boolean => spec === kind.spec && variant === kind.origin;

/** The newest quote of each series that is not doubtful, up to `day` and not before `since`. */
const quotesUpTo = async (db: Db, series: readonly HerbSeries[], day: string | null, since = '0001-01-01') => {
  const { rows } = await sql<{ id: number; date: string; avg: number }>`
    select s.id, q.date, q.avg from price_series s
    cross join lateral (
      select q.date, q.avg from price_quote q
      where q.series_id = s.id and q.date >= ${since}::date and q.avg > 0 and q.flag is null and (${day}::date is null or q.date <= case
        when s.monthly then (date_trunc('month', ${day}::date) + interval '1 month - 1 day')::date else ${day}::date end)
      order by q.date desc limit 1
    ) q
    where s.id = any(${series.map(({ id }) => id)}::int[])`.execute(db);
  return new Map(rows.map(({ id, date, avg }) => [id, { date, avg }]));
};

type Row = { series: HerbSeries; date: string; avg: number };

const changesOf = (rows: readonly Row[]): KindQuotes['changes'] => {
  if (rows.some(({ series, date }) => series.date !== date)) return {};
  const of = (key: ChangeKey): KindQuotes['changes'] => {
    const known = rows.flatMap(({ series, avg }) => {
      const change = series[key];
      return change === null ? [] : [{ avg, before: avg / (1 + change / 100) }];
    });
    if (known.length < rows.length) return {};
    const sum = (pick: 'avg' | 'before') => known.reduce((total, one) => total + one[pick], 0);
    return { [key]: 100 * (sum('avg') / sum('before') - 1) };
  };
  return { ...of('chg_w'), ...of('chg_m'), ...of('chg_y') };
};
