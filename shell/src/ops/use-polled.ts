import type { OperationId, RequestFor } from '@bee/contracts/operations';
import { useApiQuery } from '@bee/platform';
import { useEffect } from 'react';

const INTERVAL_MS = 5000;

/** A response that is refreshed every 5 s while the page is visible, and at once when it becomes visible. */
export const usePolled = <Id extends OperationId>(operation: Id, request: RequestFor<Id>) => {
  const answer = useApiQuery(operation, request, { raw: true, keepPrevious: true });
  const { refetch } = answer;
  useEffect(() => {
    const ask = () => {
      if (!document.hidden) void refetch();
    };
    const timer = setInterval(ask, INTERVAL_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [refetch]);
  return answer;
};
