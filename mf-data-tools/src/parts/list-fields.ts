import { matching, oneOf, text } from '@bee/domain/query-fields';

/** Fields that several tools have: one key in the address and one name in the request for each. */

export const keyword = (longest = 60) => text(longest, { key: 'q', request: 'kw' });

export const category = (longest = 40) => text(longest, { key: 'cate', request: 'cate_id' });

/** The first order is the one of an address without it. */
export const sort = <const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) =>
  oneOf<Sort, { key: 's'; fallback: Sort }>(sorts, { key: 's', fallback: sorts[0] });

/** Six digits of a province or a city. */
export const place = () => matching(/^\d{6}$/, { key: 'geo', request: 'adcode' });

export const market = () => text(64, { request: 'market_id' });
