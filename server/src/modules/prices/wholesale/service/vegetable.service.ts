import type { DataFor } from '@bee/contracts/operations';
import { addDays, daysBetween } from '@bee/domain/calendar-day';
import type { Db } from '../../../../db/schema.ts';
import type { ServiceOf } from '../../../../http/route.ts';
import type { Viewer } from '../../../../http/viewer.ts';
import { listSources, presentSource } from '../../../sources/index.ts';
import { countAllReports } from '../store/market-report.repository.ts';
import { isClosed, openDays, openSpark } from '../store/open-days.ts';
import { listMovers, listPrices } from '../store/price-list.repository.ts';
import {
  countDay,
  countGroups,
  listMarkets,
  readCompared,
  readGroupIndex,
  readSpan,
} from '../store/vegetable.filters.repository.ts';
import { presentMover, presentPriceRow } from './vegetable.presenter.ts';

export const listVegetables: ServiceOf<'vegetable/vegList', [viewer: Viewer | null]> = async (db, request, viewer) => {
  const { page, limit } = request;
  if (request.type !== '1') return { list: [], total: 0, page, limit, updated_at: null };
  return listOpenPrices(db, request, viewer);
};

export const listMarketPrices: ServiceOf<'vegetable/getMarketList', [viewer: Viewer | null]> = (db, request, viewer) =>
  listOpenPrices(db, { ...request, by: 'market', sort: 'default' }, viewer);

/** Rows of the requested day; for a day that the viewer may not see, no rows and the reason. */
const listOpenPrices = async (
  db: Db,
  request: Parameters<typeof listPrices>[1],
  viewer: Viewer | null,
): Promise<DataFor<'vegetable/vegList'>> => {
  const { page, limit, date } = request;
  // The newest day is open to everyone.
  const open = date ? await openDays(db, 'market', viewer) : null;
  if (open && isClosed(open, date)) return { list: [], total: 0, page, limit, updated_at: null, access: open.closed };
  const { rows, total, updatedAt } = await listPrices(db, request);
  const since = open?.since ?? null;
  return { list: rows.map((row) => presentPriceRow(row, since)), total, page, limit, updated_at: updatedAt };
};

/** Number of supply postings that are shown on a day; supplied by the module that owns them. */
export type CountPostings = (db: Db, today: string) => Promise<number>;

const typeTitles = { '1': '批发价', '2': '产地价', '3': '市场周报', '4': '供需' } as const;

export const readFilters = async (
  db: Db,
  today: string,
  countPostings: CountPostings,
): Promise<DataFor<'vegetable/filterList'>> => {
  const [groups, markets, span, sources, postings, reports] = await Promise.all([
    countGroups(db),
    listMarkets(db),
    readSpan(db),
    listSources(db, 'price'),
    countPostings(db, today),
    countAllReports(db),
  ]);
  const classes = [...new Set(groups.map(({ class_id }) => class_id))];
  return {
    types: (['1', '2', '3', '4'] as const).map((id) => ({
      id,
      title: typeTitles[id],
      count: { '1': span?.products ?? 0, '2': 0, '3': reports, '4': postings }[id],
    })),
    classes: classes.map((id) => ({
      id,
      title: id,
      count: groups.filter((group) => group.class_id === id).reduce((sum, { products }) => sum + products, 0),
    })),
    groups: groups.map(({ class_id, group_name, products }) => ({ value: group_name, class_id, count: products })),
    markets,
    provinces: provincesOf(markets),
    units: (span?.units ?? []).map((unit) => `元/${unit}`),
    dates: span?.min && span.max ? { min: span.min, max: span.max } : null,
    source: presentSource(sources[0]),
  };
};

export const readStatistic: ServiceOf<'vegetable/getVegStatistic', [viewer: Viewer | null]> = async (
  db,
  { date, class_id: classId, limit },
  viewer,
) => {
  const open = await openDays(db, 'market', viewer);
  const closed = isClosed(open, date);
  const movers = (direction: 'up' | 'down') => (closed ? [] : listMovers(db, { date, classId }, direction, limit));
  const [day, up, down, compared, sources] = await Promise.all([
    closed ? undefined : countDay(db, date),
    movers('up'),
    movers('down'),
    closed ? [] : readCompared(db, date),
    listSources(db, 'price'),
  ]);
  const since = date ? open.since : null;
  return {
    date: day?.date ?? null,
    products: day?.products ?? 0,
    markets: day?.markets ?? 0,
    quotes: day?.quotes ?? 0,
    up: up.flatMap((row) => presentMover(row, since)),
    down: down.flatMap((row) => presentMover(row, since)),
    index: day?.date
      ? priceIndex(
          compared.map((row) => ({ ...row, spark: openSpark(row.spark, row.date, since) })),
          day.date,
        )
      : NO_INDEX,
    source: presentSource(sources[0]),
    updated_at: sources[0]?.retrieved_at ?? null,
    ...(closed && { access: open.closed }),
  };
};

/** Empty for a day that the viewer may not see. */
export const readClassIndex = async (
  db: Db,
  date: string | undefined,
  viewer: Viewer | null,
): Promise<DataFor<'vegetable/getClassIndex'>> => {
  if (date && isClosed(await openDays(db, 'market', viewer), date)) return [];
  const rows = await readGroupIndex(db, date);
  return rows.map(({ group_name, ...row }) => ({ ...row, group: group_name, title: group_name }));
};

type MarketRow = Awaited<ReturnType<typeof listMarkets>>[number];

const provincesOf = (markets: MarketRow[]) => {
  const counts = new Map<string, { adcode: string; name: string; markets: number }>();
  for (const { adcode, province } of markets) {
    if (!adcode || !province) continue;
    const known = counts.get(province) ?? { adcode: `${adcode.slice(0, 2)}0000`, name: province, markets: 0 };
    counts.set(province, { ...known, markets: known.markets + 1 });
  }
  return [...counts.values()];
};

type Index = DataFor<'vegetable/getVegStatistic'>['index'];

/** `spark` ends on `date`, its newest quote. */
type ComparedPrice = { date: string; mean30: number; chg_d: number | null; spark: readonly (number | null)[] };

const DAYS = 30;

const NO_INDEX: Index = { products: 0, up: 0, down: 0, flat: 0, points: [] };

/**
 * The mean ratio of prices to their own 30-day means, times 100, on each of the 30 days up to `last`. On a day without
 * a quote a product counts with its last one: otherwise the index would move with the set of products. A day on which
 * fewer than half of the products have had a quote, or none has one, is null.
 */
export const priceIndex = (prices: readonly ComparedPrice[], last: string): Index => {
  const ratios = prices.map((price) => ratiosOf(price, last));
  return {
    products: prices.length,
    up: prices.filter(({ chg_d }) => chg_d !== null && chg_d > 0).length,
    down: prices.filter(({ chg_d }) => chg_d !== null && chg_d < 0).length,
    flat: prices.filter(({ chg_d }) => chg_d === 0).length,
    points: Array.from({ length: DAYS }, (_, place) => {
      const day = ratios.flatMap((own) => own[place] ?? []);
      const traded = day.some(({ isNew }) => isNew) && 2 * day.length >= prices.length;
      const mean = day.reduce((sum, { ratio }) => sum + ratio, 0) / day.length;
      return [addDays(last, place + 1 - DAYS), traded ? Math.round(10_000 * mean) / 100 : null];
    }),
  };
};

type Ratio = { ratio: number; isNew: boolean };

const ratiosOf = ({ date, mean30, spark }: ComparedPrice, last: string): (Ratio | null)[] => {
  const late = daysBetween(date, last);
  let known: number | null = null;
  return Array.from({ length: DAYS }, (_, place) => {
    const value = spark[place + late + spark.length - DAYS] ?? null;
    known = value ?? known;
    return known === null ? null : { ratio: known / mean30, isNew: value !== null };
  });
};
