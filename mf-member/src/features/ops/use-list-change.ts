import type { OperationId, RequestFor } from '@bee/contracts/operations';
import { toast, useApiMutation, useInvalidate } from '@bee/platform';

/**
 * Sends a change of a list item. `send` resolves to whether it succeeded; `refusal` is the error of the last attempt. The
 * list is refetched in both cases, because another operator may have handled the item.
 * @param onHandled called after a change that succeeded
 */
export const useListChange = <Id extends OperationId>(operation: Id, list: OperationId, onHandled?: () => void) => {
  const change = useApiMutation(operation);
  const forgetAnswers = useInvalidate();
  const send = async (request: RequestFor<Id>, message: string): Promise<boolean> => {
    const done = await change.mutateAsync(request).then(
      () => true,
      () => false, // the caller shows the error
    );
    if (done) toast.success(message);
    await forgetAnswers(list);
    if (done) onHandled?.();
    return done;
  };
  return { send, busy: change.isPending, refusal: change.error };
};
