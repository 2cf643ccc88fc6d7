import type { RequestFor } from '@bee/contracts/operations';
import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { matching, oneOf, page, text } from '@bee/domain/query-fields';
import { href } from '@bee/platform';
import { category, keyword } from '../../lib/list-fields.ts';

export const PAGE_SIZE = 20;

export const listQuery = defineQuery({
  category: category(64),
  letter: matching(/^[A-Z#]$/),
  keyword: keyword(100),
  sort: oneOf(['views'], { key: 's', counts: false }),
  page: page(),
});

export type ListQuery = QueryValues<typeof listQuery>;

/** Selects the comments of an entry, their order, and the linked comment. */
export const entryQuery = defineQuery({
  id: text(64, { request: 'baike_id' }),
  kind: oneOf(['comment', 'supplement'], { key: 'ck' }),
  sort: oneOf(['hot', 'new', 'old'], { key: 'cs', fallback: 'hot' }),
  comment: matching(/^\d{1,15}$/, { key: 'c', request: 'c' }),
});

export type EntryQuery = QueryValues<typeof entryQuery> & { id: string };

/** Undefined when the address names no entry. */
export const readEntryQuery = (query: Record<string, string>): EntryQuery | undefined => {
  const { id, ...values } = entryQuery.read(query);
  return id ? { id, ...values } : undefined;
};

export const listRequest = (query: ListQuery) =>
  ({ ...listQuery.request(query), limit: PAGE_SIZE }) satisfies RequestFor<'baike/getBaikeLists'>;

export const commentsRequest = (query: EntryQuery, number = 1) =>
  ({
    ...entryQuery.request(query),
    baike_id: query.id,
    page: number,
    limit: PAGE_SIZE,
  }) satisfies RequestFor<'baike/commentLists'>;

/** Whether the list shows all entries in the default order. */
export const isStart = (query: ListQuery): boolean => Object.keys(listQuery.write(query)).length === 0;

export const listHref = (query: ListQuery, change: Partial<ListQuery> = {}): string =>
  href('application/baike', listQuery.write(query, change));

export const entryHref = (id: string): string => href('application/baike', { id });

export const categoryHref = (id: string): string => href('application/baike', listQuery.write({ category: id }));

/** Address of other comments of the same entry. */
export const commentsHref = (query: EntryQuery, change: Partial<EntryQuery>): string =>
  `${href('application/baike', entryQuery.write({ ...query, comment: undefined, ...change }))}#comments`;

/** Address of one comment, on whichever page it is. */
export const commentHref = (id: string, comment: string): string =>
  `${href('application/baike', entryQuery.write({ id, comment }))}#comment-${comment}`;
