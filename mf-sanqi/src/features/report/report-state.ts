import type { RequestFor } from '@bee/contracts/operations';
import { type ArticleScope as Scope, scopeOf, typeTitles } from '@bee/domain/article-type';
import { pageOf, saidOnly, textOf } from '@bee/domain/list-address';
import { href } from '@bee/platform';
import { fromOf, packList, unpackList } from '../../parts/list-query.ts';

type Request = RequestFor<'article/getTagRelatedList'>;
export type ReportType = NonNullable<Request['type']>;
export type { Scope };

export const scopes: readonly Scope[] = ['report', 'news', 'policy'];
export const scopeTitles: Record<Scope, string> = { report: '报告', news: '资讯', policy: '政策' };

/** What the address says: which of the three, under which conditions, and which item when one is open. */
export type ReportState = {
  scope: Scope;
  type?: ReportType;
  year?: string;
  words?: string;
  hot: boolean;
  page: number;
  id?: string;
  /** Query of the list that an open item was chosen from. */
  from?: string;
};

export const readReportState = (query: Record<string, string>): ReportState => {
  const scope = scopes.find((one) => one === query.scope) ?? 'report';
  const id = query.id?.trim() || undefined;
  const type = (Object.keys(typeTitles) as ReportType[]).find((one) => one === query.type && scopeOf(one) === scope);
  return {
    scope,
    type,
    year: /^\d{4}$/.test(query.year ?? '') ? query.year : undefined,
    words: textOf(query.q, 100),
    hot: query.s === 'hot',
    page: pageOf(query.p),
    id,
    from: id && fromOf(query),
  };
};

/** Query of an address; what an address without it shows is left out. */
export const reportQuery = ({ scope, type, year, words, hot, page, id, from }: Partial<ReportState>) =>
  saidOnly({
    scope: scope === 'report' ? undefined : scope,
    type,
    year,
    q: words,
    s: hot ? 'hot' : undefined,
    p: page && page > 1 ? String(page) : undefined,
    id,
    from,
  });

export const reportHref = (tagId: string, state: Partial<ReportState> = {}): string =>
  href('sanqi/report', { tagId, ...reportQuery(state) });

/** An item of a list; what the list says besides its kind goes along. */
export const itemHref = (tagId: string, id: string, list: ReportState): string => {
  const { scope } = list;
  const said = reportQuery(list);
  const isPlain = Object.keys(said).every((key) => key === 'scope');
  return reportHref(tagId, { scope, id, from: isPlain ? undefined : packList(said) });
};

/** The list of a kind, as the reader left it. */
export const listHref = (tagId: string, scope: Scope, from: string | undefined): string => {
  const list = readReportState(unpackList(from));
  return reportHref(tagId, list.scope === scope ? { ...list, id: undefined, from: undefined } : { scope });
};

export const PER_PAGE = 10;

export const reportRequest = (tagId: string, { scope, type, year, words, hot, page }: ReportState): Request => ({
  tag_id: tagId,
  scope,
  type,
  year,
  kw: words,
  sort: hot ? 'hot' : 'new',
  page,
  limit: PER_PAGE,
});
