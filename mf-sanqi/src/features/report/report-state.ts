import type { RequestFor } from '@bee/contracts/operations';
import { type ArticleScope as Scope, scopeOf, typeTitles } from '@bee/domain/article-type';
import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { keyOf, oneOf, page, text, year } from '@bee/domain/query-fields';
import { href } from '@bee/platform';
import { fromField, idField, packList, unpackList } from '../../lib/list-query.ts';

type Request = RequestFor<'article/getTagRelatedList'>;
export type ReportType = NonNullable<Request['type']>;
export type { Scope };

export const scopes: readonly Scope[] = ['report', 'news', 'policy'];
export const scopeTitles: Record<Scope, string> = { report: '报告', news: '资讯', policy: '政策' };

/** `id` is the open item, `from` the query of the list that linked to it. */
export const reportQuery = defineQuery({
  scope: oneOf(scopes, { fallback: 'report' }),
  type: keyOf(typeTitles as Record<ReportType, string>),
  year: year(),
  words: text(100, { key: 'q', request: 'kw' }),
  sort: oneOf(['new', 'hot'], { key: 's', fallback: 'new' }),
  page: page(),
  id: idField(),
  from: fromField(),
});
export type ReportState = QueryValues<typeof reportQuery>;

/** A type implies a scope, and `from` needs an item. */
export const readReportState = (query: Record<string, string>): ReportState => {
  const state = reportQuery.read(query);
  const type = state.type && scopeOf(state.type) === state.scope ? state.type : undefined;
  return { ...state, type, from: state.id && state.from };
};

export const reportHref = (tagId: string, state: Partial<ReportState> = {}): string =>
  href('sanqi/report', { tagId, ...reportQuery.write(state) });

/** Address of an item; the state of the list is kept as `from`. */
export const itemHref = (tagId: string, id: string, list: ReportState): string => {
  const { scope } = list;
  const said = reportQuery.write(list);
  const isPlain = Object.keys(said).every((key) => key === 'scope');
  return reportHref(tagId, { scope, id, from: isPlain ? undefined : packList(said) });
};

/** The list of a kind in its previous state. */
export const listHref = (tagId: string, scope: Scope, from: string | undefined): string => {
  const list = readReportState(unpackList(from));
  return reportHref(tagId, list.scope === scope ? { ...list, id: undefined, from: undefined } : { scope });
};

export const PER_PAGE = 10;

export const reportRequest = (tagId: string, state: ReportState): Request => ({
  tag_id: tagId,
  ...reportQuery.request(state),
  limit: PER_PAGE,
});
