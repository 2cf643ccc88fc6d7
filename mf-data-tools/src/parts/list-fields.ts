import { isDay } from '@bee/domain/calendar-day';
import { field, list, matching, oneOf, text } from '@bee/domain/query-fields';

/** Fields that several tools have: one key in the address and one name in the request for each. */

export const keyword = (longest = 60) => text(longest, { key: 'q', request: 'kw' });

export const category = (longest = 40) => text(longest, { key: 'cate', request: 'cate_id' });

/** The first order is the one of an address without it. */
export const sort = <const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) =>
  oneOf<Sort, { key: 's'; fallback: Sort }>(sorts, { key: 's', fallback: sorts[0] });

/** Six digits of a province or a city. */
export const place = () => matching(/^\d{6}$/, { key: 'geo', request: 'adcode' });

export const market = () => text(64, { request: 'market_id' });

/** What an address says instead of a day; never written. */
export const wrongDate = () =>
  field<string, { key: 'date'; request: false; counts: false }>(
    (typed) => (typed && !isDay(typed) ? typed.slice(0, 20) : undefined),
    () => '',
    { key: 'date', request: false, counts: false },
  );

/** Items as people paste them: commas and blanks separate, too. */
export const pasted = <Item extends string = string, const Given extends Parameters<typeof list<Item>>[1] = object>(
  limits: Parameters<typeof list<Item>>[0],
  options?: Given,
) => {
  const items = list<Item, NonNullable<Given>>(limits, options as NonNullable<Given>);
  return { ...items, read: (typed: string) => items.read(typed.replace(/[,，、\s]+/g, '~')) };
};
