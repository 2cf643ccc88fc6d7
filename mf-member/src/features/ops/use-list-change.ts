import type { OperationId, RequestFor } from '@bee/contracts/operations';
import { toast, useApiMutation, useInvalidate } from '@bee/platform';

/**
 * A change of something in a list. `send` resolves to whether it was done; the list is asked for again in any case, as
 * another operator may have been faster.
 */
export const useListChange = <Id extends OperationId>(operation: Id, list: OperationId) => {
  const change = useApiMutation(operation);
  const forgetAnswers = useInvalidate();
  const send = async (request: RequestFor<Id>, message: string): Promise<boolean> => {
    try {
      await change.mutateAsync(request);
      toast.success(message);
      return true;
    } catch {
      return false; // announced by the caller
    } finally {
      await forgetAnswers(list);
    }
  };
  return { send, busy: change.isPending };
};
