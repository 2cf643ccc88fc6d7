import type { CustomOrder } from '@bee/contracts/entity/custom-order';
import { type CustomOrderState, customOrderStates } from '@bee/domain/custom-order';
import { useListChange } from './use-list-change.ts';

/** Resolves to whether it succeeded. */
export const useOrderStep = ({ id, no }: CustomOrder) => {
  const { send, busy } = useListChange('ops/setCustomOrderStatus', 'ops/getCustomOrderList');
  const take = (status: CustomOrderState, note: string) =>
    send({ id, status, note }, `${no} 已改为“${customOrderStates[status]}”`);
  return { take, busy };
};

/** Resolves to whether it succeeded. */
export const useQuoteOrder = ({ id, no }: CustomOrder) => {
  const { send, busy, refusal } = useListChange('ops/quoteCustomOrder', 'ops/getCustomOrderList');
  const quote = (price: string, note: string) => send({ id, price, note }, `${no} 已报价 ${price} 元，会员会收到消息`);
  return { quote, busy, refusal };
};
