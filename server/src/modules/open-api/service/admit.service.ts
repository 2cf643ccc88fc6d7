import { isActive } from '@bee/domain/membership';
import { openApiRight } from '@bee/domain/open-api-rights';
import type { Db, Tx } from '../../../db/schema.ts';
import { transact } from '../../../db/transact.ts';
import { NotSignedIn, TooMany } from '../../../http/errors.ts';
import { hashSecret } from '../../../http/secrets.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { consumeRateLimit } from '../../../limits/rate-limit.repository.ts';
import type { OpenData } from '../../../open-data/open-data.ts';
import { addUse, findKey, lockKeyInUse, touchKey } from '../store/api-key.repository.ts';

export type Caller = { keyId: number; keyName: string; viewer: Viewer };

const NO_KEY = '请求没有密钥；请在请求头里写 Authorization: Bearer 加空格加密钥，密钥在会员中心的“接口密钥”页新建';
const UNKNOWN = '密钥无效；请检查是否复制完整，或在会员中心的“接口密钥”页新建一个';
const REVOKED = '密钥已经吊销；请在会员中心的“接口密钥”页新建一个，并换掉程序里的旧密钥';

/**
 * The member behind a key, with the rights of today's memberships.
 * @param mayUseDemo whether the caller may use demonstration accounts
 * @throws NotSignedIn
 */
export const identify = async (
  db: Db,
  secret: string | undefined,
  { now, mayUseDemo }: { now: Date; mayUseDemo: boolean },
): Promise<Caller> => {
  if (!secret) throw new NotSignedIn(NO_KEY);
  const key = await findKey(db, hashSecret(secret));
  if (key?.status !== 'active' || (key.is_demo && !mayUseDemo)) throw new NotSignedIn(UNKNOWN);
  if (key.revoked_at !== null) throw new NotSignedIn(REVOKED);
  return {
    keyId: key.id,
    keyName: key.name,
    viewer: {
      uid: String(key.uid),
      sessionId: '',
      isVip: isActive(key.vip_expire, now),
      isVegetableVip: isActive(key.vegetable_expire, now),
      // A key reads data; it never acts for an operator.
      isOperator: false,
    },
  };
};

type When = { now: Date; today: string };

type Answered = { series: Pick<OpenData, 'path' | 'rowsPerDay'>; rows: number };

/**
 * Counts an answered request towards the limits of the member and of the key. Members may call with several keys at once: the
 * counter of the member is locked first, so that together they never exceed it.
 * @returns requests left today
 * @throws TooMany at a limit, NotSignedIn if the key was revoked meanwhile; neither counts as a request
 */
export const countRequest = async (
  db: Db,
  { keyId, keyName, viewer }: Caller,
  { series, rows }: Answered,
  { now, today }: When,
): Promise<number> => {
  const { requestsPerDay } = openApiRight(viewer);
  const key = { id: keyId, day: today };
  try {
    return await transact(db, async (tx) => {
      const { count } = await consumeRateLimit(tx, `open-api:${viewer.uid}:${today}`, 86_400, now);
      const limits = await lockKeyInUse(tx, keyId);
      if (!limits) throw new NotSignedIn(REVOKED);
      if (count > requestsPerDay) throw new TooMany(memberLimit(viewer, requestsPerDay));
      const rowsPerDay = series.rowsPerDay?.(viewer);
      if (rowsPerDay !== undefined) await countRows(tx, viewer, { series, rows, rowsPerDay }, { now, today });
      const used = await addUse(tx, key, { requests: 1, rows });
      if (limits.day_limit !== null && used > limits.day_limit)
        throw new TooMany(
          `密钥“${keyName}”今天已用完自设的 ${limits.day_limit} 次；请明天再试，或在“接口密钥”页调高它的每日上限`,
        );
      await touchKey(tx, keyId, now);
      return Math.min(requestsPerDay - count, (limits.day_limit ?? requestsPerDay) - used);
    });
  } catch (error) {
    if (error instanceof TooMany) await addUse(db, key, { refused: 1 });
    throw error;
  }
};

/** @throws TooMany if the rows of a day would exceed those that the member may export */
const countRows = async (
  tx: Tx,
  { uid }: Viewer,
  { series, rows, rowsPerDay }: Answered & { rowsPerDay: number },
  { now, today }: When,
): Promise<void> => {
  const { count } = await consumeRateLimit(tx, `open-api-rows:${series.path}:${uid}:${today}`, 86_400, now, rows);
  if (count > rowsPerDay)
    throw new TooMany(
      `接口 ${series.path} 每天最多取 ${rowsPerDay} 行（与导出相同），今天还可取 ${rowsPerDay - count + rows} 行；请缩小范围，或明天再试`,
    );
};

const memberLimit = (viewer: Viewer, perDay: number): string =>
  `今天已用完 ${perDay} 次请求（所有密钥合计）；${viewer.isVip ? '请明天再试' : '请明天再试，或开通 VIP 提高上限'}`;
