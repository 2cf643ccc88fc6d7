import { USE_DAYS } from '@bee/domain/open-api-rights';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/schema.ts';

const SHOWN = ['id', 'name', 'prefix', 'day_limit', 'created_at', 'last_used_at', 'revoked_at'] as const;

export type NewKey = { uid: number; name: string; prefix: string; hash: string; dayLimit: number | null };

export const insertKey = (tx: Tx, { uid, name, prefix, hash, dayLimit }: NewKey, now: Date) =>
  tx
    .insertInto('api_key')
    .values({ uid, name, prefix, secret_hash: hash, day_limit: dayLimit, created_at: now })
    .returning(SHOWN)
    .executeTakeFirstOrThrow();

/** Keys of a member with their requests of a day. */
export const listKeys = (db: Db, uid: number, today: string) =>
  db
    .selectFrom('api_key')
    .leftJoin('api_key_day', (join) =>
      join.onRef('api_key_day.key_id', '=', 'api_key.id').on('api_key_day.day', '=', today),
    )
    .select(SHOWN.map((column) => `api_key.${column}` as const))
    .select(sql<number>`coalesce(api_key_day.requests, 0)`.as('used_today'))
    .where('api_key.uid', '=', uid)
    .orderBy('api_key.id', 'desc')
    .execute();

export const countKeysInUse = async (tx: Tx, uid: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('api_key')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('uid', '=', uid)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** @returns false if the member has no such key in use */
export const updateKey = async (
  db: Db,
  { id, uid }: { id: number; uid: number },
  changes: { name?: string; day_limit?: number | null; revoked_at?: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('api_key')
    .set(changes)
    .where('id', '=', id)
    .where('uid', '=', uid)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** The key of a secret with its member, also if it is revoked. */
export const findKey = (db: Db, hash: string) =>
  db
    .selectFrom('api_key')
    .innerJoin('member', 'member.uid', 'api_key.uid')
    .select(['api_key.id', 'api_key.name', 'api_key.uid', 'api_key.revoked_at', 'member.status', 'member.is_demo'])
    .select(['member.vip_expire', 'member.vegetable_expire'])
    .where('api_key.secret_hash', '=', hash)
    .executeTakeFirst();

/**
 * Locks a key in use until the end of the transaction: a revocation waits for the requests that it admitted, and admits
 * none afterwards. Requests of the same key do not wait for each other here.
 */
export const lockKeyInUse = (tx: Tx, id: number) =>
  tx
    .selectFrom('api_key')
    .select('day_limit')
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .forShare()
    .executeTakeFirst();

type Counted = { requests?: number; rows?: number; refused?: number };

/** Adds to what a key did on a day, and returns its requests of that day. */
export const addUse = async (
  db: Db,
  { id, day }: { id: number; day: string },
  { requests = 0, rows = 0, refused = 0 }: Counted,
): Promise<number> => {
  const row = await db
    .insertInto('api_key_day')
    .values({ key_id: id, day, requests, rows, refused })
    .onConflict((conflict) =>
      conflict.columns(['key_id', 'day']).doUpdateSet({
        requests: sql<number>`api_key_day.requests + excluded.requests`,
        rows: sql<number>`api_key_day.rows + excluded.rows`,
        refused: sql<number>`api_key_day.refused + excluded.refused`,
      }),
    )
    .returning('requests')
    .executeTakeFirstOrThrow();
  return row.requests;
};

/** Use of a member's keys, revoked ones included, or of one key; newest day first. */
export const listUse = (db: Db, uid: number, id: number | undefined, today: string) =>
  db
    .selectFrom('api_key_day')
    .innerJoin('api_key', 'api_key.id', 'api_key_day.key_id')
    .select('day')
    .select((of) => [
      sql<number>`${of.fn.sum('requests')}::int`.as('requests'),
      sql<number>`${of.fn.sum('rows')}::float8`.as('rows'),
      sql<number>`${of.fn.sum('refused')}::int`.as('refused'),
    ])
    .where('api_key.uid', '=', uid)
    .where('day', '>', sql<string>`${today}::date - ${USE_DAYS}::int`)
    .$if(id !== undefined, (query) => query.where('api_key.id', '=', id ?? 0))
    .groupBy('day')
    .orderBy('day', 'desc')
    .execute();

/** `last_used_at` is exact to a minute, so that a busy key is not written by every request. */
export const touchKey = async (db: Db, id: number, now: Date): Promise<void> => {
  await db
    .updateTable('api_key')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((of) =>
      of.or([of('last_used_at', 'is', null), of('last_used_at', '<', new Date(now.getTime() - 60_000).toISOString())]),
    )
    .execute();
};
