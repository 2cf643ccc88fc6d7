import type { DataFor, OperationId, RequestFor } from '@bee/contracts/operations';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { usePlatform } from '../platform-context.tsx';
import type { ApiCaller } from './api-caller.ts';

export const useApi = (): ApiCaller => usePlatform().api;

type QueryOptions = { enabled?: boolean; staleTime?: number; keepPrevious?: boolean; raw?: boolean };

/** An operation as a query. Personal responses have a cache entry per token. */
export const useApiQuery = <Id extends OperationId>(
  operation: Id,
  request: RequestFor<Id>,
  { keepPrevious, raw = false, ...options }: QueryOptions = {},
) => {
  const { api, sessionStore } = usePlatform();
  return useQuery<DataFor<Id>>({
    queryKey: [operation, request, sessionStore.getState().token],
    queryFn: ({ signal }) => api(operation, request, { signal, raw }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...options,
  });
};

/** An operation as a mutation; `mutate(request)`. */
export const useApiMutation = <Id extends OperationId>(operation: Id) => {
  const { api } = usePlatform();
  return useMutation<DataFor<Id>, Error, RequestFor<Id>>({ mutationFn: (request) => api(operation, request) });
};

/** Invalidates the cached responses of an operation for all requests, so that mounted queries load again. */
export const useInvalidate = () => {
  const { queryClient } = usePlatform();
  return (operation: OperationId) => queryClient.invalidateQueries({ queryKey: [operation] });
};
