import { matching, oneOf, text } from '@bee/domain/query-fields';

/** Fields that several tools share, each with one query key and one request name. */

export const keyword = (longest = 60) => text(longest, { key: 'q', request: 'kw' });

export const category = (longest = 40) => text(longest, { key: 'cate', request: 'cate_id' });

/** The first sort order is the default and left out of the address. */
export const sort = <const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) =>
  oneOf<Sort, { key: 's'; fallback: Sort }>(sorts, { key: 's', fallback: sorts[0] });

/** Six-digit code of a province or a city. */
export const place = () => matching(/^\d{6}$/, { key: 'geo', request: 'adcode' });

export const market = () => text(64, { request: 'market_id' });
