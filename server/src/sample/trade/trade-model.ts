import type { TradeFlag } from '../../db/schema/trade.ts';
import { dayNumber, monthOf, monthStart, yearOf } from '../days.ts';
import { marketFile, produceFile } from '../prices/price-files.ts';
import { priceOn } from '../prices/stored-price.ts';
import { chance, seedOf, smoothNoise } from '../random.ts';
import { arrivesIn, isWithoutTrade } from '../world/market-access.ts';
import type { TradeLine } from './trade-files.ts';

export type SampleTradeRow = {
  month: string;
  line: TradeLine;
  way: TradeLine['ways'][number];
  qty: number | null;
  usd: number | null;
  cny: number | null;
  flag: TradeFlag | null;
};

/** Yuan for a US$ in a month of the sample. */
export const rateOn = (month: string): number =>
  Math.round(10_000 * (6.95 + 0.28 * smoothNoise(20260, dayNumber(month), 240))) / 10_000;

/** Below this share of the mean month a season has ended: no shipments, no rows. */
const OUT_OF_SEASON = 0.25;

/**
 * What a line brings in a month, as a function of the two alone, so that a month that is added later fits.
 * @param newest the newest month of the data, which with the one before it is provisional
 */
export const rowsOn = (line: TradeLine, month: string, newest: string): SampleTradeRow[] => {
  const year = yearOf(month);
  if (year < line.hs.validFrom || year > (line.hs.validTo ?? year)) return [];
  const season = seasonOf(line, monthOf(month));
  if (season < OUT_OF_SEASON || !isLetIn(line, month, newest)) return [];
  const at = dayNumber(month);
  // A code that takes another's place goes on with its amounts.
  const seed = seedOf('trade', line.goods?.name ?? line.hs.code, line.flow, line.partner);
  const trend = 1 + 0.045 * (year + monthOf(month) / 12 - 2023) * (line.flow === 'import' ? 1 : 0.7);
  const amount =
    (line.yearly / 12) *
    season *
    trend *
    (1 + 0.22 * smoothNoise(seed, at, 210)) *
    (1 + 0.12 * smoothNoise(seed + 1, at, 28));
  const price = priceOf(line, month);
  const rate = rateOn(month);
  return line.ways.map((way) => {
    const qty = Math.max(1, Math.round((amount * way.share) / price));
    const usd = Math.round(qty * price);
    const flag = flagOf(line, month, newest);
    if (flag === 'conf') return { month, line, way, qty: null, usd: null, cny: null, flag };
    return { month, line, way, qty, usd, cny: Math.round(usd * rate), flag };
  });
};

const isLetIn = ({ flow, goods, partner }: TradeLine, month: string, newest: string): boolean =>
  flow === 'export' ||
  goods === null ||
  (arrivesIn(goods.name, partner, month, newest) && !isWithoutTrade(goods.name, partner, month));

/** Against the mean month. */
const seasonOf = ({ peak, swing, months }: TradeLine, month: number): number => {
  if (months) {
    const [first, last] = months;
    const length = ((last - first + 12) % 12) + 1;
    const place = (month - first + 12) % 12;
    // Half a sine from the first to the last month, of mean 12 / length in them.
    return place < length ? ((12 / length) * Math.sin((Math.PI * (place + 0.5)) / length)) / meanSine(length) : 0;
  }
  const wave = Math.cos((2 * Math.PI * (month - peak)) / 12);
  return Math.max(0, 1 + swing * (1.15 * wave + 0.25 * Math.cos((4 * Math.PI * (month - peak)) / 12)));
};

const meanSine = (length: number): number => 1 / (length * Math.sin(Math.PI / (2 * length)));

/** Share of the wholesale price that exporters are paid at the border. */
const AT_BORDER = 0.7;

const priceOf = (line: TradeLine, month: string): number => {
  const local = 1 + 0.12 * (chance('origin price', line.hs.code, line.partner) - 0.5);
  const wholesale = wholesaleOf(line, month);
  if (wholesale !== null) return Math.max(0.05, (wholesale * AT_BORDER * local) / rateOn(month));
  const seed = seedOf('trade price', line.hs.code);
  const at = dayNumber(month);
  return Math.max(
    0.05,
    line.price * local * (1 + 0.16 * smoothNoise(seed, at, 200)) * (1 + 0.03 * (yearOf(month) - 2023)),
  );
};

/** 元/公斤 in the middle of the month in the first market; null without such a product. */
const wholesaleOf = ({ flow, goods }: TradeLine, month: string): number | null => {
  const product =
    flow === 'export' && goods?.produce ? produceFile.read().find(({ name }) => name === goods.produce) : undefined;
  const [market] = marketFile.read();
  if (!product || !market) return null;
  for (const day of ['15', '21', '26']) {
    const quote = priceOn(product, market, `${month.slice(0, 8)}${day}`);
    if (quote) return quote.avg;
  }
  return product.base;
};

const flagOf = ({ hs, partner, flow }: TradeLine, month: string, newest: string): TradeFlag | null => {
  if (chance('secret', hs.code, partner, flow, month) < 0.0025) return 'conf';
  if (month >= monthStart(newest, -1)) return 'prov';
  return chance('revised', hs.code, partner, flow, month) < 0.01 ? 'rev' : null;
};
