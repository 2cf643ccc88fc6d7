import { defineQuery } from '@bee/domain/define-query';
import { field, keyOf, oneOf, page, text } from '@bee/domain/query-fields';
import { href } from '@bee/platform';
import type { AnyReview } from './review.ts';

/** Query state of a list; `q` are the search words. */
export type ReviewState<Status extends string, Kind extends string = string> = {
  status?: Status;
  kind?: Kind;
  q?: string;
  /** Key of the column that the list is sorted by. */
  sort?: string;
  order?: 'asc';
  /** Rows per page; the fewest by default. */
  n: PageSize;
  p: number;
};
export type ReviewRequest<Status extends string, Kind extends string = never> = {
  status?: Status;
  kind?: Kind;
  kw?: string;
  sort?: string;
  order?: 'asc';
  page: number;
  limit: number;
};

export const PAGE_SIZES = [20, 100, 500] as const;
type PageSize = (typeof PAGE_SIZES)[number];

type Filters = { statuses?: Record<string, string>; kinds?: Record<string, string>; sorts?: readonly string[] };

const pageSize = field<PageSize, { request: 'limit'; fallback: PageSize }>(
  (typed) => PAGE_SIZES.find((size) => String(size) === typed),
  String,
  { request: 'limit', fallback: PAGE_SIZES[0] },
);

/** Each list has its own statuses, kinds and columns to sort by. */
export const reviewQuery = ({ statuses = {}, kinds = {}, sorts = [] }: Filters = {}) =>
  defineQuery({
    status: keyOf(statuses),
    kind: keyOf(kinds),
    q: text(100, { request: 'kw' }),
    sort: oneOf(sorts),
    order: oneOf(['asc']), // descending otherwise
    n: pageSize,
    p: page(),
  });

const anyReview = reviewQuery();

export const readReviewState = (query: Record<string, string>, { statuses, kinds, columns }: AnyReview) => {
  const sorts = columns.flatMap(({ key, sortable }) => (sortable ? [key] : []));
  return reviewQuery({ statuses, sorts, ...(kinds && { kinds }) }).read(query) as ReviewState<string>;
};

export const reviewAddress = (tab: string, state: Partial<ReviewState<string>>): string =>
  href('ops/review', { tab, ...anyReview.write(state) });

export const reviewRequest = <Status extends string, Kind extends string>(state: ReviewState<Status, Kind>) =>
  anyReview.request(state) as ReviewRequest<Status, Kind>;
