import type { FeedbackState } from '@bee/contracts/resource/ops';
import { pageNumber } from '../../parts/page-number.ts';

/** What the address says: state, words searched for (`q`), page (`p`). Anything else is left out. */
export type FeedbackListState = { status?: FeedbackState; q?: string; p: number };

export const PAGE_SIZE = 20;
const LONGEST_KEYWORD = 100;

/** In the order of the filter. */
export const feedbackStates: Record<FeedbackState, string> = { new: '未处理', done: '已处理' };

export const readFeedbackState = (query: Record<string, string>): FeedbackListState => ({
  status: isState(query.status) ? query.status : undefined,
  q: query.q?.trim().slice(0, LONGEST_KEYWORD) || undefined,
  p: pageNumber(query.p),
});

export const feedbackParams = ({ status, q, p }: FeedbackListState): Record<string, string | undefined> => ({
  tab: 'feedback',
  status,
  q,
  p: p > 1 ? String(p) : undefined,
});

export const feedbackRequest = ({ status, q, p }: FeedbackListState) => ({
  page: p,
  limit: PAGE_SIZE,
  ...(status && { status }),
  ...(q && { kw: q }),
});

const isState = (value: string | undefined): value is FeedbackState =>
  value !== undefined && Object.hasOwn(feedbackStates, value);
