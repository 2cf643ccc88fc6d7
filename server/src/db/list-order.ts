import { type RawBuilder, sql } from 'kysely';

type Sorting<Key extends string> = { sort?: Key | undefined; order?: 'asc' | 'desc' | undefined };

/**
 * Order of a list: by the column that the caller chose, rows without a value last in both directions. `standard` orders
 * the rest and defines a total order, so that pages never repeat a row.
 */
export const listOrder = <Key extends string>(
  { sort, order = 'desc' }: Sorting<Key>,
  columns: Record<Key, RawBuilder<unknown>>,
  standard: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  if (sort === undefined) return standard;
  return order === 'asc'
    ? sql`${columns[sort]} asc nulls last, ${standard}`
    : sql`${columns[sort]} desc nulls last, ${standard}`;
};
