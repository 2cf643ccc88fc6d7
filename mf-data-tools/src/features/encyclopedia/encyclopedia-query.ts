import type { RequestFor } from '@bee/contracts/operations';
import type { CommentKind } from '@bee/contracts/resource/baike';
import { pageOf, saidOnly, textOf } from '@bee/domain/list-address';
import { href } from '@bee/platform';

type CommentsRequest = RequestFor<'baike/commentLists'>;
export type CommentSort = NonNullable<CommentsRequest['sort']>;

/** What a list of entries shows, as its address says it. */
export type ListQuery = { category?: string; letter?: string; keyword?: string; byViews: boolean; page: number };

/** What the page of an entry shows: which comments, in what order, and the one that a link leads to. */
export type EntryQuery = { id: string; kind?: CommentKind; sort: CommentSort; comment?: string };

export const PAGE_SIZE = 20;
const SORTS: readonly CommentSort[] = ['hot', 'new', 'old'];

/** A value that the list cannot understand is left out. */
export const readListQuery = (query: Record<string, string>): ListQuery => ({
  category: textOf(query.cate, 64),
  letter: /^[A-Z#]$/.test(query.letter ?? '') ? query.letter : undefined,
  keyword: textOf(query.q, 100),
  byViews: query.s === 'views',
  page: pageOf(query.p),
});

/** Undefined where the address names no entry. */
export const readEntryQuery = (query: Record<string, string>): EntryQuery | undefined => {
  const id = textOf(query.id, 64);
  if (!id) return undefined;
  return {
    id,
    kind: query.ck === 'comment' || query.ck === 'supplement' ? query.ck : undefined,
    sort: SORTS.find((sort) => sort === query.cs) ?? 'hot',
    comment: /^\d{1,15}$/.test(query.c ?? '') ? query.c : undefined,
  };
};

export const listRequest = ({ category, letter, keyword, byViews, page }: ListQuery) =>
  ({
    ...(category && { cate_id: category }),
    ...(letter && { letter }),
    ...(keyword && { kw: keyword }),
    ...(byViews && { sort: 'views' as const }),
    page,
    limit: PAGE_SIZE,
  }) satisfies RequestFor<'baike/getBaikeLists'>;

export const commentsRequest = ({ id, kind, sort, comment }: EntryQuery, page = 1) =>
  ({
    baike_id: id,
    sort,
    page,
    limit: PAGE_SIZE,
    ...(kind && { kind }),
    ...(comment && { c: comment }),
  }) satisfies CommentsRequest;

/** Whether the list shows all entries in their usual order. */
export const isStart = ({ category, letter, keyword, byViews, page }: ListQuery): boolean =>
  !category && !letter && !keyword && !byViews && page === 1;

/** Another choice begins at the first page. */
export const listHref = (current: ListQuery, change: Partial<ListQuery> = {}): string => {
  const { category, letter, keyword, byViews, page } = { ...current, page: 1, ...change };
  return href(
    'application/baike',
    saidOnly({
      cate: category,
      letter,
      q: keyword,
      s: byViews ? 'views' : undefined,
      p: page === 1 ? undefined : String(page),
    }),
  );
};

export const entryHref = (id: string): string => href('application/baike', { id });

export const categoryHref = (category: string): string => href('application/baike', { cate: category });

/** Other comments of the same entry; the page stays where they are. */
export const commentsHref = (current: EntryQuery, change: Partial<EntryQuery>): string => {
  const { id, kind, sort } = { ...current, ...change };
  const params = saidOnly({ id, ck: kind, cs: sort === 'hot' ? undefined : sort });
  return `${href('application/baike', params)}#comments`;
};

/** Leads to one comment, whichever page it stands on. */
export const commentHref = (entry: string, comment: string): string =>
  `${href('application/baike', { id: entry, c: comment })}#comment-${comment}`;
