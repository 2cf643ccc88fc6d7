import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

/** Of a query: what `useApiQuery` returns. */
type Query<Data> = { data: Data | undefined; isPending: boolean; error: Error | null; refetch(): unknown };

export type QueryStateProps<Data> = {
  query: Query<Data>;
  /** Title of the error: 订单加载失败. */
  failed: string;
  /** Shown while there is no answer. */
  skeleton: ReactNode;
  children(data: Data): ReactNode;
};

/** One of the states of a query: placeholder, error with a retry, or the content. Empty content is up to the content. */
export function QueryState<Data>({ query, failed, skeleton, children }: QueryStateProps<Data>) {
  const { data, isPending, error, refetch } = query;
  if (isPending) return skeleton;
  if (error)
    return (
      <ErrorState title={failed} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  return data === undefined ? null : children(data);
}
