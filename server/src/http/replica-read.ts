import type { OperationId } from '@bee/contracts/operations';
import { publicReads } from '@bee/contracts/public-reads';
import { runCall } from '../db/call-scope.ts';
import type { Deps } from '../deps.ts';
import type { CallContext } from './route.ts';

/** Set by calls of members that wrote: for a few seconds their reads must see it, in any process. */
export const WROTE_COOKIE = 'bee-wrote';

/**
 * Runs the handler of an operation on the right database: the replica for public reads, the primary for everything else
 * and for members who have just written.
 */
export const runOnDatabase = async <Result>(
  { replica, settings }: Pick<Deps, 'replica' | 'settings'>,
  id: OperationId,
  { viewer, cookies }: Pick<CallContext, 'viewer' | 'cookies'>,
  handle: () => Promise<Result>,
): Promise<Result> => {
  if (!replica) return handle();
  const hasWritten = viewer !== null && cookies.read(WROTE_COOKIE) !== undefined;
  if (mayReadReplica(id, viewer !== null) && !hasWritten) return replica.read(handle);
  const scope = { fromReplica: false, wrote: false };
  try {
    return await runCall(scope, handle);
  } finally {
    if (scope.wrote && viewer)
      cookies.write(WROTE_COOKIE, '1', {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: settings.publicUrl.startsWith('https:'),
        maxAge: Math.ceil(replica.limits.freshMs / 1000),
      });
  }
};

const forVisitors: ReadonlySet<OperationId> = new Set(publicReads);

/**
 * Members' calls of these go to the primary. The first two show what they have bought, and a payment is recorded without
 * a call of the member; the last one records that they have seen the table.
 */
const notForMembers: readonly OperationId[] = ['article/getReportDetail', 'data/getProductDetail', 'industry/getIndex'];

export const mayReadReplica = (id: OperationId, isMember: boolean): boolean =>
  forVisitors.has(id) && !(isMember && notForMembers.includes(id));
