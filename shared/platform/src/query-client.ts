import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/api-error.ts';

const STALE_TIME_MS = 60_000;
const RETRIES = 1;

/** One per page, one per render. Answered failures are not asked again; only what got no answer is. */
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
