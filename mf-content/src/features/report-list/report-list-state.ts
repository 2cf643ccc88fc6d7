import type { RequestFor } from '@bee/contracts/operations';

/** Filters that are rows of choices, in the order in which they stand on the screen. */
export const filterKeys = ['cate', 'org', 'year', 'pages', 'access'] as const;
export type FilterKey = (typeof filterKeys)[number];

type Access = NonNullable<RequestFor<'article/getReportLists'>['access']>;

/**
 * What the address of a report list says: filters, month (`2026-03`), words that a title must contain (`q`) and must
 * not (`not`), order (`s`), page (`p`).
 */
export type ReportListState = { [Key in Exclude<FilterKey, 'access'>]?: string } & {
  access?: Access;
  month?: string;
  q?: string;
  not?: string;
  s?: 'hot';
  p: number;
};

type Change = Partial<Record<Exclude<keyof ReportListState, 'p'>, string | undefined>> & { p?: number };

const ACCESS = ['public', 'login', 'vip'] as const satisfies Access[];
const LAST_PAGE = 10_000;
const MAX_PAGES = 10_000;

/** Reads a query leniently: what no list knows is left out, so that an old or mistyped link still shows the list. */
export const readReportListState = (query: Record<string, string>): ReportListState => {
  const page = Number(query.p);
  return {
    cate: choice(query.cate, 64),
    org: choice(query.org, 60),
    year: matching(query.year, /^\d{4}$/),
    month: matching(query.month, /^\d{4}-(0[1-9]|1[0-2])$/),
    pages: matching(query.pages, /^[1-9]\d{0,4}$/, (pages) => Number(pages) <= MAX_PAGES),
    access: ACCESS.find((access) => access === query.access),
    q: words(query.q),
    not: words(query.not),
    s: query.s === 'hot' ? 'hot' : undefined,
    p: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
};

/** The query of a state, with changes; a change of anything but the page goes back to the first page. */
export const reportListParams = (
  state: ReportListState,
  { p: page = 1, ...change }: Change = {},
): Record<string, string> => {
  const { p: _, ...kept } = state;
  const next: Record<string, string | undefined> = { ...kept, ...change, p: page > 1 ? String(page) : undefined };
  return Object.fromEntries(Object.entries(next).filter((entry): entry is [string, string] => Boolean(entry[1])));
};

/** How many conditions are set; order and page are none. */
export const activeFilters = (state: ReportListState): number =>
  [...filterKeys, 'month' as const, 'q' as const, 'not' as const].filter((key) => state[key]).length;

const choice = (value: string | undefined, longest: number): string | undefined => {
  const text = value?.trim();
  return text && text.length <= longest ? text : undefined;
};

const matching = (value: string | undefined, pattern: RegExp, fits = (_: string) => true): string | undefined =>
  value && pattern.test(value) && fits(value) ? value : undefined;

const words = (value: string | undefined): string | undefined => value?.trim().slice(0, 100) || undefined;
