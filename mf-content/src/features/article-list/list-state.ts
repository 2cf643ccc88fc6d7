import { isValidity, type PolicyMeta, type Validity } from '../../parts/validity.ts';

/** Filters of the two lists, in the order in which they stand on the screen. */
export const filterKeys = ['level', 'validity', 'doc_type', 'org', 'region', 'cate', 'tag', 'year'] as const;
export type FilterKey = (typeof filterKeys)[number];

type Filters = { level?: PolicyMeta['level']; validity?: Validity } & Partial<Record<FilterKey, string>>;

/** What the address of a list says: filters, words searched within (`q`), order (`s`), page (`p`). */
export type ListState = Filters & { q?: string; s?: 'hot'; p: number };

export const LEVELS = ['国家', '省', '市', '县'] as const satisfies PolicyMeta['level'][];
const LAST_PAGE = 10_000;

/** Reads a query leniently: what no list knows is left out, so that an old or mistyped link still shows the list. */
export const readListState = (query: Record<string, string>): ListState => {
  const text = (key: FilterKey, longest: number) => {
    const value = query[key]?.trim();
    return value && value.length <= longest ? value : undefined;
  };
  const page = Number(query.p);
  return {
    level: LEVELS.find((level) => level === query.level),
    validity: query.validity && isValidity(query.validity) ? query.validity : undefined,
    doc_type: text('doc_type', 30),
    org: text('org', 60),
    region: text('region', 30),
    cate: text('cate', 64),
    tag: text('tag', 64),
    year: query.year && /^\d{4}$/.test(query.year) ? query.year : undefined,
    q: query.q?.trim().slice(0, 100) || undefined,
    s: query.s === 'hot' ? 'hot' : undefined,
    p: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
};

/** The query of a state, with changes; a change of anything but the page goes back to the first page. */
export const listParams = (
  state: ListState,
  change: Partial<Record<FilterKey | 'q' | 's', string | undefined>> & { p?: number } = {},
): Record<string, string> => {
  const { p: page = 1, ...rest } = change;
  const { p: _, ...kept } = state;
  const next: Record<string, string | undefined> = { ...kept, ...rest, p: page > 1 ? String(page) : undefined };
  return Object.fromEntries(Object.entries(next).filter((entry): entry is [string, string] => Boolean(entry[1])));
};

/** How many filters are set; the words searched within count as one. */
export const activeFilters = (state: ListState): number =>
  [...filterKeys, 'q' as const].filter((key) => state[key]).length;
