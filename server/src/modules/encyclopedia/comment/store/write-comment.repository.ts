import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Db, Tx } from '../../../../db/schema.ts';

const WRITTEN = ['id', 'baike_id', 'root_id', 'reply_to', 'uid', 'status'] as const;

export type WrittenComment = Pick<Selectable<Database['baike_comment']>, (typeof WRITTEN)[number]>;

export const findWritten = (db: Db, id: number): Promise<WrittenComment | undefined> =>
  db.selectFrom('baike_comment').select(WRITTEN).where('id', '=', id).executeTakeFirst();

export const readAuthor = (db: Db, uid: number) =>
  db
    .selectFrom('member')
    .select(['nickname', 'reg_time', 'is_operator'])
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();

export const findByToken = (db: Db, uid: number, token: string): Promise<WrittenComment | undefined> =>
  db
    .selectFrom('baike_comment')
    .select(WRITTEN)
    .where('uid', '=', uid)
    .where('form_token', '=', token)
    .executeTakeFirst();

/**
 * Locks threads until the transaction ends. Every transaction that replies to, deletes from or reviews a thread must
 * lock it first, in id order, to prevent deadlocks and to keep the counters consistent.
 */
export const lockThreads = async (tx: Tx, roots: readonly number[]): Promise<void> => {
  await sql`select from baike_comment where id = any(${[...roots]}::bigint[]) order by id for update`.execute(tx);
};

/** @returns the id; undefined if this member has already submitted the form */
export const insertComment = async (
  tx: Tx,
  comment: Insertable<Database['baike_comment']>,
): Promise<number | undefined> => {
  const row = await tx
    .insertInto('baike_comment')
    .values(comment)
    .onConflict((conflict) => conflict.columns(['uid', 'form_token']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

/** Recounts the replies of the thread and of the comment answered. The thread must be locked. */
export const recountReplies = async (
  tx: Tx,
  { root_id, reply_to }: Pick<WrittenComment, 'root_id' | 'reply_to'>,
): Promise<void> => {
  if (root_id === null) return;
  await sql`
    update baike_comment c set reply_count = (
      select count(*) from baike_comment r where r.root_id = c.id and r.status = 'online')
    where c.id = ${root_id}`.execute(tx);
  await sql`
    update baike_comment c set reply_count = (
      select count(*) from baike_comment r where r.reply_to = c.id and r.status = 'online')
    where c.id = ${reply_to}`.execute(tx);
};

/** Clears the content but does not delete the row. */
export const eraseComment = async (tx: Tx, id: number): Promise<{ reply_count: number }> =>
  tx
    .updateTable('baike_comment')
    .set({ status: 'deleted', content: '', source_url: null, reason: '', held_for: '' })
    .where('id', '=', id)
    .returning('reply_count')
    .executeTakeFirstOrThrow();
