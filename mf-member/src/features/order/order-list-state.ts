import type { OrderStatus } from '@bee/contracts/resource/order';
import { orderStatuses } from '../../parts/order-status.tsx';
import { pageNumber } from '../../parts/page-number.ts';

/** What the address of the list says: status and page (`p`). */
export type OrderListState = { status?: OrderStatus; p: number };

export const PAGE_SIZE = 20;

export const readOrderListState = ({ status, p }: Record<string, string>): OrderListState => ({
  status: isOrderStatus(status) ? status : undefined,
  p: pageNumber(p),
});

export const orderListParams = ({ status, p }: OrderListState): Record<string, string | undefined> => ({
  status,
  p: p > 1 ? String(p) : undefined,
});

export const orderListRequest = ({ status, p }: OrderListState) => ({
  page: p,
  limit: PAGE_SIZE,
  ...(status && { status }),
});

const isOrderStatus = (value: string | undefined): value is OrderStatus =>
  value !== undefined && Object.hasOwn(orderStatuses, value);
