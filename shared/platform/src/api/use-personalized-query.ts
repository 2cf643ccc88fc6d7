import type { DataFor, OperationId, RequestFor } from '@bee/contracts/operations';
import { useSession } from '../session/use-session.ts';
import { useApiQuery } from './use-api.ts';

type Gated = { access: { allowed: boolean } };

/**
 * A response restricted to what this user may see. The server renders for visitors; where that response was cut, a
 * member's own is requested after hydration. `access` is null meanwhile.
 */
export const usePersonalizedQuery = <Id extends OperationId, Data extends DataFor<Id> & Gated>(
  operation: Id,
  request: RequestFor<Id>,
  rendered: Data,
): { data: Data; access: Data['access'] | null } => {
  const { status } = useSession();
  const ask = status === 'member' && !rendered.access.allowed;
  const own = useApiQuery(operation, request, { enabled: ask, raw: true });
  if (status === 'pending') return { data: rendered, access: null };
  if (!ask || own.isError) return { data: rendered, access: rendered.access };
  const data = own.data as Data | undefined;
  return { data: data ?? rendered, access: data?.access ?? null };
};
