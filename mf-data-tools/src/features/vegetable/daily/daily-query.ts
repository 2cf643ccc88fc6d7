import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { day, list, month, oneOf } from '@bee/domain/query-fields';
import { href } from '@bee/platform';
import { keyword, market } from '../../../lib/list-fields.ts';
import { wrongDate } from '../wrong-date.ts';

const names = (key: string) => list({ most: 100, separator: ',' }, { key });

/** `sheet` is the printable price sheet. */
export const dailyQuery = defineQuery({
  view: oneOf(['notes', 'sheet'], { fallback: 'notes' }),
  wrongDate: wrongDate(),
  date: day(),
  month: month(),
  product: keyword(),
  market: market(),
  groups: names('group'),
  products: names('product'),
});

export type DailyQuery = QueryValues<typeof dailyQuery>;

export const dailyHref = (query: Partial<DailyQuery> = {}): string => href('data/daily', dailyQuery.write(query));

/** Adds a name, or removes it if present. */
export const toggled = (names: string[], name: string): string[] =>
  names.includes(name) ? names.filter((one) => one !== name) : [...names, name];
