/** Condition on a field of a table: some of its values, a range of periods, or the newest periods. */
export type TableFilter = string[] | { from?: string | undefined; to?: string | undefined } | { last: number };
export type TableFilters = Record<string, TableFilter>;

const FIELD = /^[a-z][a-z0-9_]{0,30}$/;
const PERIOD = /^\d{4}(-Q[1-4]|-\d{2}(-\d{2})?)?$/;
const MAX_FIELDS = 12;
const MAX_VALUES = 200;
const MAX_LAST = 5000;

/** URL form of conditions: `geo:530000~510000;period:2019..2024`, or `period:LAST10`. */
export const filtersText = (filters: TableFilters): string =>
  Object.entries(filters)
    .map(([field, filter]) => `${field}:${filterText(filter)}`)
    .join(';');

/** Parses the output of `filtersText`; invalid parts are dropped. */
export const readFilters = (text: string | undefined): TableFilters =>
  Object.fromEntries(
    (text ?? '')
      .split(';')
      .slice(0, MAX_FIELDS)
      .flatMap((part): [string, TableFilter][] => {
        const [field = '', ...rest] = part.split(':');
        const filter = FIELD.test(field) ? readFilter(rest.join(':')) : null;
        return filter ? [[field, filter]] : [];
      }),
  );

const filterText = (filter: TableFilter): string => {
  if (Array.isArray(filter)) return filter.map(valueText).join('~');
  if ('last' in filter) return `LAST${filter.last}`;
  return `${filter.from ?? ''}..${filter.to ?? ''}`;
};

const readFilter = (text: string): TableFilter | null => {
  const last = /^LAST(\d{1,4})$/.exec(text);
  if (last) return Number(last[1]) > 0 ? { last: Math.min(MAX_LAST, Number(last[1])) } : null;
  const span = text.split('..');
  if (span.length === 2) {
    const [from, to] = span.map((period) => (PERIOD.test(period) ? period : undefined));
    return from || to ? { ...(from && { from }), ...(to && { to }) } : null;
  }
  const values = [...new Set(text.split('~').map(readValue).filter(Boolean))].slice(0, MAX_VALUES);
  return values.length > 0 ? values : null;
};

/** Escapes separators, and `LAST` and `..`, which mark other kinds of conditions. */
export const valueText = (value: string): string =>
  value
    .replace(/[%~;:!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('..', '%2E%2E')
    .replace(/^LAST/, '%4CAST');

/** Reverses `valueText`. */
export const readValue = (text: string): string =>
  text.replace(/%([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
