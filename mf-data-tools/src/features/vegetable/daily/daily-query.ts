import { isDay } from '@bee/domain/calendar-day';
import { href } from '@bee/platform';

/** What the daily page shows, as its address says it. */
export type DailyQuery = {
  /** `sheet` is the price sheet to print. */
  view: 'notes' | 'sheet';
  date?: string;
  /** A date that was asked for and does not exist. */
  wrongDate?: string;
  month?: string;
  product?: string;
  market?: string;
  groups: string[];
  products: string[];
};

/** The keys of the query string; the manifest declares the same. */
export const dailyKeys = {
  view: 'view',
  date: 'date',
  month: 'month',
  product: 'q',
  market: 'market',
  groups: 'g',
  products: 'n',
} as const;

const MAX_NAMES = 100;

export const readDailyQuery = (query: Record<string, string>): DailyQuery => {
  const date = query[dailyKeys.date];
  const month = query[dailyKeys.month];
  return {
    view: query[dailyKeys.view] === 'sheet' ? 'sheet' : 'notes',
    ...(date && (isDay(date) ? { date } : { wrongDate: date.slice(0, 20) })),
    month: month && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    product: query[dailyKeys.product]?.trim().slice(0, 60) || undefined,
    market: query[dailyKeys.market]?.trim().slice(0, 64) || undefined,
    groups: namesIn(query[dailyKeys.groups]),
    products: namesIn(query[dailyKeys.products]),
  };
};

const namesIn = (text: string | undefined): string[] =>
  [...new Set(text?.split(',').filter(Boolean))].slice(0, MAX_NAMES);

/** The address of some view; what is not named is left out. */
export const dailyHref = (query: Partial<DailyQuery> = {}): string => href('data/daily', toDailyParams(query));

export const toDailyParams = (query: Partial<DailyQuery>): Record<string, string | undefined> => ({
  [dailyKeys.view]: query.view === 'sheet' ? 'sheet' : undefined,
  [dailyKeys.date]: query.date,
  [dailyKeys.month]: query.month,
  [dailyKeys.product]: query.product,
  [dailyKeys.market]: query.market,
  [dailyKeys.groups]: query.groups?.join(',') || undefined,
  [dailyKeys.products]: query.products?.join(',') || undefined,
});

/** With a name added, or taken away where it is there. */
export const toggled = (names: string[], name: string): string[] =>
  names.includes(name) ? names.filter((one) => one !== name) : [...names, name];
