import { setTimeout as rest } from 'node:timers/promises';
import type { ComposeChange } from '@bee/contracts/entity/compose-change';
import type { RequestedChange } from '@bee/contracts/resource/operations-page';
import type { Db } from '../../../../db/schema.ts';
import { NotFound, Unavailable } from '../../../../http/errors.ts';
import type { CallContext } from '../../../../http/route.ts';
import { uidOf } from '../../../../http/viewer.ts';
import { composerRuns } from '../store/edges.repository.ts';
import { insertChange, readChange } from '../store/requested-change.repository.ts';

const LOOK_MS = 300;
const WAIT_MS = 5000;

/**
 * Passes a change to the composer, which alone holds the signing key, and waits for its response.
 * @returns `waiting` if there is no response within five seconds
 * @throws Unavailable when no composer runs; no request is left behind for a later composer
 */
export const requestChange = async (
  db: Db,
  change: ComposeChange,
  context: Pick<CallContext, 'viewer' | 'now' | 'signal'>,
): Promise<RequestedChange> => {
  if (!(await composerRuns(db))) throw new Unavailable('没有值守进程在运行，改动不会被执行；请启动 composer 服务');
  const uid = uidOf(context);
  const id = await insertChange(db, change, uid, context.now);
  for (let waited = 0; waited < WAIT_MS && !context.signal.aborted; waited += LOOK_MS) {
    const asked = await findChange(db, id);
    if (asked.state !== 'waiting') return asked;
    await rest(LOOK_MS);
  }
  return findChange(db, id);
};

export const findChange = async (db: Db, id: string): Promise<RequestedChange> => {
  const row = await readChange(db, Number(id));
  if (!row) throw new NotFound('没有这次请求');
  return { id, ...row };
};
