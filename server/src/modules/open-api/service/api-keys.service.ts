import type { DataFor } from '@bee/contracts/operations';
import type { ApiKey } from '@bee/contracts/resource/open-api';
import { MAX_API_KEYS, openApiRight } from '@bee/domain/open-api-rights';
import type { Db } from '../../../db/schema.ts';
import { transact } from '../../../db/transact.ts';
import { Conflict, InvalidInput, NotFound } from '../../../http/errors.ts';
import type { CallContext, ServiceOf } from '../../../http/route.ts';
import { hashSecret, newSecret } from '../../../http/secrets.ts';
import { memberOf, uidOf, type Viewer } from '../../../http/viewer.ts';
import { lockMembers } from '../../identity/index.ts';
import { countKeysInUse, insertKey, listKeys, listUse, updateKey } from '../store/api-key.repository.ts';

/** Marks a text as a key, for people and for scanners of leaked secrets. */
const KEY_PREFIX = 'bee_';
const SHOWN_CHARACTERS = 10;

export const readKeys = async (db: Db, context: CallContext): Promise<DataFor<'openApi/getKeyList'>> => {
  const viewer = memberOf(context);
  const [rows, [use]] = await Promise.all([
    listKeys(db, Number(viewer.uid), context.today),
    listUse(db, Number(viewer.uid), undefined, context.today),
  ]);
  const { requestsPerDay, rowsPerRequest } = openApiRight(viewer);
  return {
    list: rows.map(present),
    today: context.today,
    used_today: use?.day === context.today ? use.requests : 0,
    requests_per_day: requestsPerDay,
    rows_per_request: rowsPerRequest,
  };
};

/** @throws Conflict if the member has the most keys that are allowed */
export const createKey: ServiceOf<'openApi/createKey', [context: CallContext]> = async (
  db,
  { name, day_limit },
  context,
) => {
  const viewer = memberOf(context);
  checkLimit(viewer, day_limit);
  const uid = Number(viewer.uid);
  const secret = `${KEY_PREFIX}${newSecret()}`;
  const row = await transact(db, async (tx) => {
    await lockMembers(tx, [uid]);
    if ((await countKeysInUse(tx, uid)) >= MAX_API_KEYS)
      throw new Conflict(`在用的密钥最多 ${MAX_API_KEYS} 个，请先吊销不用的密钥，再新建`);
    const key = { uid, name, prefix: secret.slice(0, SHOWN_CHARACTERS), hash: hashSecret(secret), dayLimit: day_limit };
    return insertKey(tx, key, context.now);
  });
  return { key: present({ ...row, used_today: 0 }), secret };
};

/** @throws NotFound if the key is not one of the member's, or is revoked */
export const changeKey: ServiceOf<'openApi/changeKey', [context: CallContext]> = async (
  db,
  { id, name, day_limit },
  context,
) => {
  checkLimit(memberOf(context), day_limit);
  return change(db, id, { name, day_limit }, context);
};

/** @throws NotFound if the key is not one of the member's, or is revoked already */
export const revokeKey = (db: Db, id: string, context: CallContext): Promise<ApiKey> =>
  change(db, id, { revoked_at: context.now }, context);

/** @throws NotFound if the key is not one of the member's */
export const readUse: ServiceOf<'openApi/getUse', [context: CallContext]> = async (db, { id }, context) => {
  const { uid } = memberOf(context);
  return listUse(db, Number(uid), id === undefined ? undefined : numberOf(id), context.today);
};

const checkLimit = (viewer: Viewer, dayLimit: number | null): void => {
  const { requestsPerDay } = openApiRight(viewer);
  if (dayLimit !== null && dayLimit > requestsPerDay)
    throw new InvalidInput(
      `每日上限 ${dayLimit} 次超过了您的会员等级每天的 ${requestsPerDay} 次，请填小一些，或留空不另设上限`,
      'day_limit',
    );
};

const change = async (
  db: Db,
  id: string,
  changes: Parameters<typeof updateKey>[2],
  context: CallContext,
): Promise<ApiKey> => {
  const uid = uidOf(context);
  const isChanged = await updateKey(db, { id: numberOf(id), uid }, changes);
  const row = isChanged && (await listKeys(db, uid, context.today)).find((key) => String(key.id) === id);
  if (!row) throw new NotFound('没有这个密钥，或它已经吊销；请刷新列表');
  return present(row);
};

/** Ids that are no number belong to no key. */
const numberOf = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0);

type KeyRow = Omit<ApiKey, 'id'> & { id: number };

const present = ({ id, ...row }: KeyRow): ApiKey => ({ ...row, id: String(id) });
