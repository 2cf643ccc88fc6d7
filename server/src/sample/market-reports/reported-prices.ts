import type { ReportedPrice } from '../../db/schema/market-report.ts';
import { mainAreasOf } from '../content/written-entries.ts';
import { dayNumber } from '../days.ts';
import { produceFile } from '../prices/price-files.ts';
import { chance, pick, seedOf, smoothNoise } from '../random.ts';
import type { MarketMean } from './market-means.ts';
import type { ReportSpan } from './report-spans.ts';

type Medians = ReadonlyMap<string, { price: number; markets: number }>;

/** The table of a report: what the quotes say, and arrivals and origins as the surveyor noted them. */
export const reportedPrices = (
  span: ReportSpan,
  now: readonly MarketMean[],
  before: readonly MarketMean[],
  medians: Medians,
): ReportedPrice[] => {
  const earlier = new Map(before.map(({ product, price }) => [product, price]));
  return now.map(({ market_id, product, group_name, spec, price }) => {
    const previous = earlier.get(product) ?? null;
    return {
      product,
      group: group_name,
      spec,
      price,
      before: previous,
      trend: previous ? tenths(100 * (price / previous - 1)) : null,
      arrival: arrivalOf(product, market_id, span.date),
      origin: originOf(product, market_id),
      comment: besideOthers(price, medians.get(product)),
    };
  });
};

/** 比 20 个市场的中位价高 3.1%; null where hardly anybody else trades it. */
const besideOthers = (price: number, median: { price: number; markets: number } | undefined): string | null => {
  if (!median || median.markets < 3 || median.price === 0) return null;
  const distance = tenths(100 * (price / median.price - 1));
  if (distance === 0) return `与${median.markets}个市场的中位价持平`;
  return `比${median.markets}个市场的中位价${distance > 0 ? '高' : '低'}${Math.abs(distance).toFixed(1)}%`;
};

/** Tonnes per day: cheap produce comes in larger lots. */
const arrivalOf = (product: string, market: string, day: string): number => {
  const base = produceFile.read().find(({ name }) => name === product)?.base ?? 5;
  const usual = (40 + 160 * chance('arrival', product, market)) * Math.min(3, 5 / base);
  return Math.max(
    1,
    Math.round(usual * (1 + 0.25 * smoothNoise(seedOf('arrival', product, market), dayNumber(day), 9))),
  );
};

const originOf = (product: string, market: string): string | null => {
  const areas = mainAreasOf(product);
  return areas.length === 0 ? null : pick(areas, 'origin', product, market);
};

export const tenths = (percent: number): number => Math.round(percent * 10) / 10;
