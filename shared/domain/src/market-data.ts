import { daysBetween } from './calendar-day.ts';
import { perKilogram } from './units.ts';

/** Quotes by members are reviewed before other users see them; an approved quote can still be rejected. */
export const marketDataStates = { pending: '待审核', approved: '已通过', rejected: '未通过' } as const;
export type MarketDataState = keyof typeof marketDataStates;

/** States from which `state` can be reached. */
export const statesBeforeReview = (state: MarketDataState): MarketDataState[] =>
  state === 'approved' ? ['pending'] : state === 'rejected' ? ['pending', 'approved'] : [];

/** Weight units for quotes; `kilogramsOf` supports all of them. */
export const quoteUnits = ['公斤', '斤', '吨'] as const;
export type QuoteUnit = (typeof quoteUnits)[number];

/** 元/公斤. */
const QUOTE_PRICES = { least: 0.01, most: 10_000 } as const;
/** Tons per day. */
export const QUOTE_VOLUME = { least: 0.001, most: 100_000 } as const;
/** Maximum age of a quote in days. */
export const OLDEST_QUOTE_DAYS = 7;
/** Maximum quotes per member and day. */
export const QUOTES_A_DAY = 10;
/** Percentage above or below the market's own average at which the user is asked to confirm a price. */
export const FAR_FROM_USUAL = 50;

/** Why a price is invalid; undefined if it is valid. The message starts with `name`. */
export const quotePriceProblem = (name: string, price: number, unit: QuoteUnit): string | undefined => {
  const perKilo = Number.isFinite(price) ? perKilogram(price, unit) : null;
  if (perKilo !== null && perKilo >= QUOTE_PRICES.least && perKilo <= QUOTE_PRICES.most) return undefined;
  return `${name}应在 ${QUOTE_PRICES.least} 到 ${QUOTE_PRICES.most} 元/公斤之间，请核对价格和单位`;
};

/** `today` and `day` as YYYY-MM-DD. */
export const quoteDayProblem = (day: string, today: string): string | undefined => {
  const age = daysBetween(day, today);
  if (age < 0) return '报价日期不能晚于今天';
  if (age > OLDEST_QUOTE_DAYS) return `只收最近 ${OLDEST_QUOTE_DAYS} 天的报价，请修改报价日期`;
  return undefined;
};

/** Deviation of a price from the usual price in whole percent; null if the usual price is unknown. */
export const distanceFromUsual = (avg: number, usual: number | null): number | null =>
  usual !== null && usual > 0 ? Math.round(100 * (avg / usual - 1)) : null;
