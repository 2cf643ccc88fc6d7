import type { ReviewedQuote } from '@bee/contracts/resource/market-data';
import type { MarketDataState } from '@bee/domain/market-data';
import { useApiQuery } from '@bee/platform';
import type { ReviewRequest } from './review-query.ts';
import { useListChange } from './use-list-change.ts';

/** Always refetched: members and other operators change the list. */
export const useQuoteList = (request: ReviewRequest<MarketDataState>) =>
  useApiQuery('ops/getMarketDataList', request, { keepPrevious: true, raw: true, staleTime: 0 });

/** Resolves to whether it succeeded. */
export const useQuoteReview = ({ id, product }: ReviewedQuote) => {
  const { send, busy } = useListChange('ops/setMarketDataStatus', 'ops/getMarketDataList');
  return {
    approve: () => send({ id, status: 'approved' }, `已通过${product}的报价`),
    reject: (reason: string) => send({ id, status: 'rejected', reason }, `已驳回${product}的报价`),
    busy,
  };
};
