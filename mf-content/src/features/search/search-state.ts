/** Kinds that the header search may ask for; any other `name` means everything. */
export const searchNames = ['research_report', 'news', 'policy', 'data_model', 'data_product'] as const;
const furtherNames = ['encyclopedia', 'price'] as const;

export type SearchName = (typeof searchNames)[number] | (typeof furtherNames)[number];
export type SearchState = { keyword: string; name?: SearchName; s?: 'new'; p: number };

const LONGEST_KEYWORD = 100;
const LAST_PAGE = 10_000;

/** The keyword stands in the path of a friendly address and in the query of a form that was sent. */
export const readSearch = (params: Record<string, string>, query: Record<string, string>): SearchState => {
  const page = Number(query.p);
  return {
    keyword: (params.keyword ?? query.keyword ?? '').trim().slice(0, LONGEST_KEYWORD),
    name: [...searchNames, ...furtherNames].find((name) => name === query.name),
    s: query.s === 'new' ? 'new' : undefined,
    p: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
};

/** Parameters for `href('search/result', …)`; a change of kind or order goes back to the first page. */
export const searchParams = (
  { keyword, name, s }: SearchState,
  change: { name?: SearchName | 'all'; s?: 'new' | 'rank'; p?: number } = {},
): Record<string, string | undefined> => {
  const kind = change.name ?? name;
  const order = change.s ?? s;
  return {
    keyword,
    name: kind === 'all' ? undefined : kind,
    s: order === 'rank' ? undefined : order,
    p: change.p && change.p > 1 ? String(change.p) : undefined,
  };
};
