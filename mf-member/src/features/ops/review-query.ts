import { defineQuery } from '@bee/domain/define-query';
import { keyOf, page, text } from '@bee/domain/query-fields';
import { href } from '@bee/platform';

/** Query state of a list; `q` are the search words. */
export type ReviewState<Status extends string, Kind extends string = string> = {
  status?: Status;
  kind?: Kind;
  q?: string;
  p: number;
};
export type ReviewRequest<Status extends string, Kind extends string = never> = {
  status?: Status;
  kind?: Kind;
  kw?: string;
  page: number;
  limit: number;
};

export const REVIEWED_PER_PAGE = 20;

/** Each list has its own statuses and kinds. */
export const reviewQuery = (statuses: Record<string, string> = {}, kinds: Record<string, string> = {}) =>
  defineQuery({ status: keyOf(statuses), kind: keyOf(kinds), q: text(100, { request: 'kw' }), p: page() });

const anyReview = reviewQuery();

export const readReviewState = <Status extends string, Kind extends string = never>(
  query: Record<string, string>,
  statuses: Record<Status, string>,
  kinds?: Record<Kind, string>,
) => reviewQuery(statuses, kinds).read(query) as ReviewState<Status, Kind>;

export const reviewAddress = (tab: string, state: Partial<ReviewState<string>>): string =>
  href('ops/review', { tab, ...anyReview.write(state) });

export const reviewRequest = <Status extends string, Kind extends string>(state: ReviewState<Status, Kind>) =>
  ({ ...anyReview.request(state), limit: REVIEWED_PER_PAGE }) as ReviewRequest<Status, Kind>;
