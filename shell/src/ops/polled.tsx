import type { DataFor, OperationId, RequestFor } from '@bee/contracts/operations';
import { useApiQuery } from '@bee/platform';
import { ErrorState, SkeletonRows } from '@bee/ui/content';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { clock } from './figures.ts';

type PolledProps<Id extends OperationId> = {
  of: Id;
  request: RequestFor<Id>;
  /** Title for the error message. */
  title: string;
  children(data: DataFor<Id>): ReactNode;
};

/** Shows the polled response of an operation. When a later request fails, the last data stays with a notice. */
export function Polled<Id extends OperationId>({ of, request, title, children }: PolledProps<Id>) {
  const { data, error, isPlaceholderData, refetch } = usePolled(of, request);
  const retry = () => void refetch();
  if (data === undefined && error)
    return (
      <ErrorState title={`${title}加载失败`} onRetry={retry}>
        {error.message}
      </ErrorState>
    );
  if (data === undefined) return <SkeletonRows rows={8} />;
  const { read_at } = data as { read_at?: string };
  return (
    <div aria-busy={isPlaceholderData || undefined}>
      {error ? (
        <ErrorState title={`${title}没有更新，下面是 ${clock(read_at)} 的数据`} onRetry={retry}>
          {error.message}
        </ErrorState>
      ) : null}
      {children(data)}
    </div>
  );
}

const INTERVAL_MS = 5000;

/** A response that is refreshed every 5 s while the page is visible, and at once when it becomes visible. */
const usePolled = <Id extends OperationId>(operation: Id, request: RequestFor<Id>) => {
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
