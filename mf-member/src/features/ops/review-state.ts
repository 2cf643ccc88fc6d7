import { href } from '@bee/platform';
import { pageNumber } from '../../parts/page-number.ts';

/** What the address says of a list: state, kind, words searched for (`q`), page (`p`). Anything else is left out. */
export type ReviewState<Status extends string, Kind extends string = string> = {
  status?: Status;
  kind?: Kind;
  q?: string;
  p: number;
};

export const REVIEWED_PER_PAGE = 20;
const LONGEST_KEYWORD = 100;

export const readReviewState = <Status extends string, Kind extends string = never>(
  query: Record<string, string>,
  statuses: Record<Status, string>,
  kinds?: Record<Kind, string>,
): ReviewState<Status, Kind> => ({
  status: isOneOf(query.status, statuses) ? query.status : undefined,
  kind: kinds && isOneOf(query.kind, kinds) ? query.kind : undefined,
  q: query.q?.trim().slice(0, LONGEST_KEYWORD) || undefined,
  p: pageNumber(query.p),
});

export const reviewAddress = (tab: string, { status, kind, q, p }: ReviewState<string>): string =>
  href('ops/review', { tab, status, kind, q, p: p > 1 ? String(p) : undefined });

export const reviewRequest = <Status extends string, Kind extends string>({
  status,
  kind,
  q,
  p,
}: ReviewState<Status, Kind>) => ({
  page: p,
  limit: REVIEWED_PER_PAGE,
  ...(status && { status }),
  ...(kind && { kind }),
  ...(q && { kw: q }),
});

export type ReviewRequest<Status extends string, Kind extends string = never> = ReturnType<
  typeof reviewRequest<Status, Kind>
>;

const isOneOf = <Key extends string>(value: string | undefined, words: Record<Key, string>): value is Key =>
  value !== undefined && Object.hasOwn(words, value);
