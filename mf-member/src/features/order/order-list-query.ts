import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { keyOf, page } from '@bee/domain/query-fields';
import { orderStatuses } from '../../components/order-status.tsx';

export const orderListQuery = defineQuery({ status: keyOf(orderStatuses), p: page() });
export type OrderListState = QueryValues<typeof orderListQuery>;

export const PAGE_SIZE = 20;
