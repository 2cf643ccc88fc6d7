/** A condition on a field: some of its values, a span of periods, or the newest periods. */
export type Filter = string[] | { from?: string; to?: string } | { last: number };
export type Filters = Record<string, Filter>;

const FIELD = /^[a-z][a-z0-9_]{0,30}$/;
const PERIOD = /^\d{4}(-Q[1-4]|-\d{2}(-\d{2})?)?$/;
const MOST_FIELDS = 12;
const MOST_VALUES = 200;
const MOST_LAST = 5000;

/** `geo:530000~510000;year:LAST10;time:2019..2024`; what cannot be understood is left out. */
export const readFilters = (text: string | undefined): Filters =>
  Object.fromEntries(
    (text ?? '')
      .split(';')
      .slice(0, MOST_FIELDS)
      .flatMap((part): [string, Filter][] => {
        const [field = '', ...rest] = part.split(':');
        const filter = FIELD.test(field) ? readFilter(rest.join(':')) : null;
        return filter ? [[field, filter]] : [];
      }),
  );

export const filtersText = (filters: Filters): string =>
  Object.entries(filters)
    .map(([field, filter]) => `${field}:${filterText(filter)}`)
    .join(';');

const readFilter = (text: string): Filter | null => {
  const last = /^LAST(\d{1,4})$/.exec(text);
  if (last) return Number(last[1]) > 0 ? { last: Math.min(MOST_LAST, Number(last[1])) } : null;
  const span = text.split('..');
  if (span.length === 2) {
    const [from, to] = span.map((period) => (PERIOD.test(period) ? period : undefined));
    return from || to ? { ...(from && { from }), ...(to && { to }) } : null;
  }
  const values = [...new Set(text.split('~').map(plain).filter(Boolean))].slice(0, MOST_VALUES);
  return values.length > 0 ? values : null;
};

const filterText = (filter: Filter): string => {
  if (Array.isArray(filter)) return filter.map(escaped).join('~');
  if ('last' in filter) return `LAST${filter.last}`;
  return `${filter.from ?? ''}..${filter.to ?? ''}`;
};

/** Signs that part values from each other; `LAST` and `..` begin another kind of condition. */
export const escaped = (value: string): string =>
  value
    .replace(/[%~;:!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('..', '%2E%2E')
    .replace(/^LAST/, '%4CAST');

export const plain = (text: string): string =>
  text.replace(/%([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
