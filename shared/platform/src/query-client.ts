import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/api-error.ts';

const STALE_TIME_MS = 60_000;
const RETRIES = 1;

/** One per page in the browser, one per render on the server. Retries only requests without a response. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME_MS,
        refetchOnWindowFocus: false,
        retry: (count, error) => !(error instanceof ApiError) && count < RETRIES,
      },
    },
  });
