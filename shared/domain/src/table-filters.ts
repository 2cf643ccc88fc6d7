/** A condition on a field of a table: some of its values, a span of periods, or the newest periods. */
export type TableFilter = string[] | { from?: string | undefined; to?: string | undefined } | { last: number };

/** As addresses write conditions: `geo:530000~510000;period:2019..2024`, or `period:LAST10`. */
export const filtersText = (filters: Record<string, TableFilter>): string =>
  Object.entries(filters)
    .map(([field, filter]) => `${field}:${filterText(filter)}`)
    .join(';');

const filterText = (filter: TableFilter): string => {
  if (Array.isArray(filter)) return filter.map(escaped).join('~');
  if ('last' in filter) return `LAST${filter.last}`;
  return `${filter.from ?? ''}..${filter.to ?? ''}`;
};

/** Signs that part values from each other; `LAST` and `..` begin another kind of condition. */
const escaped = (value: string): string =>
  value
    .replace(/[%~;:!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('..', '%2E%2E')
    .replace(/^LAST/, '%4CAST');
