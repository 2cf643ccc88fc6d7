import type { RequestFor } from '@bee/contracts/operations';
import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { matching, oneOf, page, text, year } from '@bee/domain/query-fields';
import { href } from '@bee/platform';
import { category, keyword, sort } from '../../../lib/list-fields.ts';

type ListRequest = RequestFor<'standard/getList'>;
type LimitRequest = RequestFor<'standard/findLimits'>;
export type StandardStatus = NonNullable<ListRequest['status']>;
export type StandardSort = NonNullable<ListRequest['sort']>;
export type LimitKind = NonNullable<LimitRequest['kind']>;
export type LimitAuthority = NonNullable<LimitRequest['authority']>;

export const PAGE_SIZE = 20;
export const LIMIT_PAGE_SIZE = 50;

export const statusOrder: readonly StandardStatus[] = ['current', 'pending', 'repealed', 'draft'];
const kinds: readonly LimitKind[] = ['农药', '兽药', '重金属', '真菌毒素', '微生物', '添加剂', '其他'];
const authorities: readonly LimitAuthority[] = ['GB', 'Codex'];

export const listQuery = defineQuery({
  type: oneOf(['gb', 'hb', 'db', 'tb', 'qb', 'intl'], { counts: false }),
  category: category(),
  status: oneOf(statusOrder),
  year: year(),
  ics: matching(/^\d{2}(?:\.\d{2,3}){0,2}$/),
  ccs: matching(/^[A-Za-z](?:\d{2})?$/),
  keyword: keyword(100),
  sort: sort(['default', 'new', 'old', 'code']),
  page: page(),
});

export const limitQuery = defineQuery({
  view: oneOf(['list', 'limits', 'check'], { request: false, fallback: 'list' }),
  food: text(),
  substance: text(300, { key: 'sub' }),
  kind: oneOf(kinds),
  authority: oneOf(authorities, { key: 'by' }),
  page: page(),
});

/** State of the page; each view has its own fields. */
export type StandardQuery = QueryValues<typeof listQuery> & QueryValues<typeof limitQuery>;
export type StandardView = StandardQuery['view'];

export const readStandardQuery = (query: Record<string, string>): StandardQuery => ({
  ...listQuery.read(query),
  ...limitQuery.read(query),
});

export const listRequest = (query: StandardQuery) =>
  ({ ...listQuery.request(query), limit: PAGE_SIZE }) satisfies ListRequest;

export const limitRequest = (query: StandardQuery) =>
  ({ ...limitQuery.request(query), limit: LIMIT_PAGE_SIZE }) satisfies LimitRequest;

export const standardHref = (query: StandardQuery, change: Partial<StandardQuery> = {}): string => {
  const { view } = query;
  if (view === 'check') return viewHref(view);
  return href('application/standard/list', (view === 'limits' ? limitQuery : listQuery).write(query, change));
};

/** The default address of another view. */
export const viewHref = (view: StandardView): string => href('application/standard/list', limitQuery.write({ view }));
