import type { DataFor } from '@bee/contracts/operations';
import type { Db } from '../../../../db/schema.ts';
import { Conflict, NotFound } from '../../../../http/errors.ts';
import type { CallContext, ServiceOf } from '../../../../http/route.ts';
import { memberOf } from '../../../../http/viewer.ts';
import { endSessionOf, endSessions, listSessions } from '../../store/session.repository.ts';
import { maskAddress } from '../model/mask-address.ts';

export const listDevices = async (db: Db, context: CallContext): Promise<DataFor<'user/getSessionList'>> => {
  const { uid, sessionId } = memberOf(context);
  const rows = await listSessions(db, Number(uid), context.now);
  const list = rows.map(({ ip, ...row }) => ({ ...row, ip: maskAddress(ip), current: row.id === sessionId }));
  return { list: list.sort((a, b) => Number(b.current) - Number(a.current)) };
};

/** A session of another member is reported as not found. */
export const endDevice: ServiceOf<'user/endSession', [context: CallContext]> = async (db, { id }, context) => {
  const { uid, sessionId } = memberOf(context);
  if (id === undefined) return { ended: await endSessions(db, Number(uid), sessionId) };
  if (id === sessionId) throw new Conflict('这是您正在使用的设备，请用“退出登录”');
  if (!(await endSessionOf(db, Number(uid), id))) throw new NotFound('这台设备已经退出登录，请刷新列表');
  return { ended: 1 };
};
