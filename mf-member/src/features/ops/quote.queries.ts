import type { ReviewedQuote } from '@bee/contracts/resource/market-data';
import { useListChange } from './use-list-change.ts';

/** Resolves to whether it succeeded. */
export const useQuoteReview = ({ id, product }: ReviewedQuote) => {
  const { send, busy } = useListChange('ops/setMarketDataStatus', 'ops/getMarketDataList');
  return {
    approve: () => send({ id, status: 'approved' }, `已通过${product}的报价`),
    reject: (reason: string) => send({ id, status: 'rejected', reason }, `已驳回${product}的报价`),
    busy,
  };
};
