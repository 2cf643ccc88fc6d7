import type { PriceScope } from '../../db/schema/price.ts';
import { addDays } from '../days.ts';
import type { Quotes } from './parse-quotes.ts';
import { herbFile, type LineRecord, marketFile, originFile, type Produce, produceFile } from './price-files.ts';
import { herbQuoteFile, marketQuoteFile, originQuoteFile, seriesKey } from './quote-file.ts';
import { isTraded, lastSold } from './season.ts';

/** A sample series with its quotes. */
export type PriceLine = Omit<LineRecord, 'scope' | 'product' | 'market'> & {
  scope: PriceScope;
  product: { classId: string; group: string; name: string; alias: string[] };
  market: Omit<LineRecord['market'], 'area'> & { area: string | null; lng: number | null; lat: number | null };
  quotes(): Quotes | undefined;
  /** First day that is loaded when `today` is the last one. */
  firstDay(today: string): string;
};

/** `recent`: all series of the full sample with their newest days, with which a site starts; a job adds the rest. */
export type SampleSize = 'full' | 'recent' | 'small';

/** Days of the reference market, the first. */
const DAYS = { full: 5 * 365 + 1, recent: 400, small: 400 };

/** Days of the other markets but in a full sample. */
const FEW_DAYS = 45;

const SMALL = {
  products: ['大白菜', '油麦菜', '白萝卜', '芋头', '青椒', '南瓜', '四季豆', '生姜', '平菇', '山楂', '葡萄', '哈密瓜'],
  markets: 4,
  fruits: ['苹果', '草莓', '荔枝', '西瓜'],
};
const SMALL_HERBS = ['三七', '当归', '黄芪', '枸杞子', '金银花', '西红花'];

/** Products and markets of a size. */
export const sampleExtent = (size: SampleSize) => {
  const [products, markets] = [produceFile.read(), marketFile.read()];
  if (size !== 'small') return { products, markets };
  return {
    products: products.filter(({ name }) => SMALL.products.includes(name)),
    markets: markets.slice(0, SMALL.markets),
  };
};

export const productNames = (size: SampleSize): Set<string> =>
  new Set(sampleExtent(size).products.map(({ name }) => name));

/** Series of the products of a size in its markets that trade them. */
export const marketLines = (size: SampleSize): PriceLine[] => {
  const { products, markets } = sampleExtent(size);
  return products.flatMap((product) =>
    markets
      .filter((market) => isTraded(product, market))
      .map(
        (market): PriceLine => ({
          scope: 'market',
          product: { ...product, classId: product.class },
          market: { ...market, area: null },
          spec: product.spec,
          ...{ variant: '', origin: null, unit: market.unit, monthly: false },
          quotes: () => marketQuoteFile(market.id).read().get(product.name),
          firstDay: (today) => firstDay(product, today, size, market === markets[0]),
        }),
      ),
  );
};

/** Out of season a market with few days shows the end of the last season. */
const firstDay = (product: Produce, today: string, size: SampleSize, isReference: boolean): string =>
  size === 'full' || isReference ? addDays(today, 1 - DAYS[size]) : addDays(lastSold(product, today), 1 - FEW_DAYS);

/** Days of fruit at its origin and of herbs; in 400 days each has its season, so no series is without quotes. */
const LINE_DAYS = { full: 2 * 365, recent: 400, small: 400 };
const MONTHLY_DAYS = { full: 10 * 365 + 3, recent: 400, small: 400 };

const recordedLines = (
  records: readonly LineRecord[],
  classId: string,
  size: SampleSize,
  quotes: (record: LineRecord) => Quotes | undefined,
): PriceLine[] =>
  records.map((record) => ({
    ...record,
    product: { classId, ...record.product },
    market: { ...record.market, lng: null, lat: null },
    quotes: () => quotes(record),
    firstDay: (today) => addDays(today, 1 - (record.monthly ? MONTHLY_DAYS : LINE_DAYS)[size]),
  }));

/** Prices of fruit where it grows. */
export const originLines = (size: SampleSize): PriceLine[] => {
  const records = originFile.read().filter(({ product }) => size !== 'small' || SMALL.fruits.includes(product.name));
  return recordedLines(records, '水果', size, ({ product, market, spec }) =>
    originQuoteFile.read().get(seriesKey(product.name, market.area ?? '', market.name, spec)),
  );
};

/** Prices of herbs in their markets. */
export const herbLines = (size: SampleSize): PriceLine[] => {
  const records = herbFile.read().filter(({ product }) => size !== 'small' || SMALL_HERBS.includes(product.name));
  return recordedLines(records, '中药材', size, ({ product, market, spec, variant }) =>
    herbQuoteFile.read().get(seriesKey(product.name, spec, variant, market.name)),
  );
};
