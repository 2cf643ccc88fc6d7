import { type CustomOrderState, customOrderStates } from '@bee/domain/custom-order';
import { pageNumber } from '../../parts/page-number.ts';

/** What the address says: state, words searched for (`q`), page (`p`). Anything else is left out. */
export type OrderListState = { status?: CustomOrderState; q?: string; p: number };

export const ORDERS_PER_PAGE = 20;
const LONGEST_KEYWORD = 100;

export const readOrderState = (query: Record<string, string>): OrderListState => ({
  status: isState(query.status) ? query.status : undefined,
  q: query.q?.trim().slice(0, LONGEST_KEYWORD) || undefined,
  p: pageNumber(query.p),
});

export const orderParams = ({ status, q, p }: OrderListState): Record<string, string | undefined> => ({
  tab: 'custom-order',
  status,
  q,
  p: p > 1 ? String(p) : undefined,
});

export const orderRequest = ({ status, q, p }: OrderListState) => ({
  page: p,
  limit: ORDERS_PER_PAGE,
  ...(status && { status }),
  ...(q && { kw: q }),
});

const isState = (value: string | undefined): value is CustomOrderState =>
  value !== undefined && Object.hasOwn(customOrderStates, value);
