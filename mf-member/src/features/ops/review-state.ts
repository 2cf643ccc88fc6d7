import { href } from '@bee/platform';
import { pageNumber } from '../../parts/page-number.ts';

/** What the address says of a list: state, words searched for (`q`), page (`p`). Anything else is left out. */
export type ReviewState<Status extends string> = { status?: Status; q?: string; p: number };

export const REVIEWED_PER_PAGE = 20;
const LONGEST_KEYWORD = 100;

export const readReviewState = <Status extends string>(
  query: Record<string, string>,
  statuses: Record<Status, string>,
): ReviewState<Status> => ({
  status: isStatus(query.status, statuses) ? query.status : undefined,
  q: query.q?.trim().slice(0, LONGEST_KEYWORD) || undefined,
  p: pageNumber(query.p),
});

export const reviewAddress = (tab: string, { status, q, p }: ReviewState<string>): string =>
  href('ops', { tab, status, q, p: p > 1 ? String(p) : undefined });

export const reviewRequest = <Status extends string>({ status, q, p }: ReviewState<Status>) => ({
  page: p,
  limit: REVIEWED_PER_PAGE,
  ...(status && { status }),
  ...(q && { kw: q }),
});

export type ReviewRequest<Status extends string> = ReturnType<typeof reviewRequest<Status>>;

const isStatus = <Status extends string>(
  value: string | undefined,
  statuses: Record<Status, string>,
): value is Status => value !== undefined && Object.hasOwn(statuses, value);
