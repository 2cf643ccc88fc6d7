import type { OperationId, RequestFor } from '@bee/contracts/operations';
import { toast, useApiMutation, useInvalidate } from '@bee/platform';

/**
 * Sends a change of a list item. `send` resolves to whether it succeeded; `refusal` is the error of the last attempt. The
 * list is refetched in both cases, because another operator may have handled the item.
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
      return false; // the caller shows the error
    } finally {
      await forgetAnswers(list);
    }
  };
  return { send, busy: change.isPending, refusal: change.error };
};
