import type { CustomOrder } from '@bee/contracts/entity/custom-order';
import { type CustomOrderState, customOrderStates } from '@bee/domain/custom-order';
import { toast, useApi, useApiMutation, useApiQuery, useForgetAnswers } from '@bee/platform';
import { type OrderListState, orderRequest } from './order-state.ts';

/** Always asked anew: customers and other operators change it meanwhile. */
export const useOrderList = (state: OrderListState) =>
  useApiQuery('ops/getCustomOrderList', orderRequest(state), { keepPrevious: true, raw: true, staleTime: 0 });

/** Resolves to whether it was done; the list is asked for again in any case, as another operator may have been faster. */
export const useOrderStep = ({ id, no }: CustomOrder) => {
  const change = useApiMutation('ops/setCustomOrderStatus');
  const forgetAnswers = useForgetAnswers();
  const take = async (status: CustomOrderState, note: string): Promise<boolean> => {
    try {
      await change.mutateAsync({ id, status, note });
      toast.success(`${no} 已改为“${customOrderStates[status]}”`);
      return true;
    } catch {
      return false; // announced by the caller
    } finally {
      await forgetAnswers('ops/getCustomOrderList');
    }
  };
  return { take, busy: change.isPending };
};

/** The address works once and for two minutes, so it is asked for with the click. */
export const useFileDownload = () => {
  const api = useApi();
  return async (fid: string) => {
    try {
      const { url } = await api('file/getFileToken', { fid });
      window.location.assign(url);
    } catch {
      // announced by the caller
    }
  };
};
