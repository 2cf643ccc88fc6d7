import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { Deps } from '../../../deps.ts';
import { Forbidden } from '../../../http/errors.ts';
import { isSignedByEdge } from '../../../http/internal-signature.ts';
import type { CallContext } from '../../../http/route.ts';
import { raiseFloor, readFloor, storeSeen, storeWindow } from '../store/report-edge.repository.ts';

type Parts = Pick<Deps, 'db' | 'settings'>;

/**
 * Stores the observations of an edge and returns the sequence below which edges must not follow a composition.
 * @throws Forbidden for callers other than an edge
 */
export const reportEdge = async (
  { db, settings }: Parts,
  report: ParsedRequestFor<'site/reportEdge'>,
  { edgeSignature, now }: Pick<CallContext, 'edgeSignature' | 'now'>,
): Promise<{ floor: number }> => {
  if (!isSignedByEdge(settings.internalSecret, edgeSignature, now.getTime()))
    throw new Forbidden('只接受本站边缘进程的报告；各进程的 INTERNAL_SECRET 须一致，时钟相差不能超过一分钟');
  await storeSeen(db, report, now);
  if (report.window) await storeWindow(db, report.edge, report.window, now);
  return { floor: report.verified ? await raiseFloor(db, report.sequence, now) : await readFloor(db) };
};
