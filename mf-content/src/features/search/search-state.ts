/** Kinds that the header search may ask for; any other `name` means everything. */
export const searchNames = ['research_report', 'news', 'policy', 'data_model', 'data_product'] as const;
const furtherNames = ['reference', 'encyclopedia', 'price', 'market_report', 'food', 'standard', 'trade'] as const;

export type SearchName = (typeof searchNames)[number] | (typeof furtherNames)[number];
export type SearchState = {
  keyword: string;
  name?: SearchName;
  /** Words that no title may hold. */
  not?: string;
  s?: 'new';
  p: number;
  /** More was asked for than is looked for. */
  cut: boolean;
};

export const LONGEST_KEYWORD = 100;
const LAST_PAGE = 10_000;

/** The keyword stands in the path of a friendly address and in the query of a form that was sent. */
export const readSearch = (params: Record<string, string>, query: Record<string, string>): SearchState => {
  const page = Number(query.p);
  const asked = plain(params.keyword ?? query.keyword ?? '');
  const not = plain(query.not ?? '').slice(0, LONGEST_KEYWORD);
  return {
    keyword: asked.slice(0, LONGEST_KEYWORD).trim(),
    name: [...searchNames, ...furtherNames].find((name) => name === query.name),
    not: not || undefined,
    s: query.s === 'new' ? 'new' : undefined,
    p: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    cut: asked.length > LONGEST_KEYWORD,
  };
};

/** Control characters say nothing and no database stores NUL. */
const plain = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

type SearchChange = {
  keyword?: string;
  name?: SearchName | 'all';
  not?: string | null;
  s?: 'new' | 'rank';
  p?: number;
};

/** Parameters for `href('search/result', …)`; a change of anything but the page goes back to the first page. */
export const searchParams = (state: SearchState, change: SearchChange = {}): Record<string, string | undefined> => {
  const kind = change.name ?? state.name;
  const order = change.s ?? state.s;
  return {
    keyword: change.keyword ?? state.keyword,
    name: kind === 'all' ? undefined : kind,
    not: change.not === null ? undefined : (change.not ?? state.not),
    s: order === 'rank' ? undefined : order,
    p: change.p && change.p > 1 ? String(change.p) : undefined,
  };
};

export const searchRequest = ({ keyword, name, not, s, p }: SearchState) => ({
  keyword,
  name,
  exclude: not,
  sort: s ?? ('rank' as const),
  page: p,
});
