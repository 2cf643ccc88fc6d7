import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { Message, MessageKind } from '@bee/contracts/resource/message';
import type { Link } from '@bee/contracts/resource/user';
import { sql } from 'kysely';
import { listPage } from '../../../../db/list-page.ts';
import type { Db, Tx } from '../../../../db/schema.ts';

export type NewMessage = {
  uid: number;
  /** Identifies the event: a repeated event creates only one message, even if the member has deleted it meanwhile. */
  key: string;
  kind: MessageKind;
  title: string;
  body: string;
  link: Link | null;
  now: Date;
};

/** Must be called in the transaction of the event. @returns whether the message is new */
export const sendMessage = async (tx: Tx, { link, now, ...message }: NewMessage): Promise<boolean> => {
  const row = await tx
    .insertInto('message')
    .values({ ...message, link: link && JSON.stringify(link), created_at: now })
    .onConflict((conflict) => conflict.columns(['uid', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

const LABELS = { unread: '未读', read: '已读' };

export const listMessages = (db: Db, uid: number, { state, ...paging }: ParsedRequestFor<'user/getMessageList'>) =>
  listPage<Message>(db, paging, {
    rows: sql`
      select id::text as id, id as place, kind, title, body, link, created_at, read_at,
        case when read_at is null then 'unread' else 'read' end as state
      from message where uid = ${uid} and deleted_at is null`,
    filters: { state },
    orderBy: sql`created_at desc, place desc`,
    facet: 'state',
    labels: LABELS,
  });

export const countUnread = async (db: Db, uid: number): Promise<number> => {
  const { unread } = await db
    .selectFrom('message')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where('uid', '=', uid)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(unread);
};

/**
 * @param id all messages if omitted
 * @returns whether the member has such a message
 */
export const markRead = async (db: Db, uid: number, id: string | undefined, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('message')
    .set({ read_at: sql<string>`coalesce(read_at, ${now})` })
    .where('uid', '=', uid)
    .where('deleted_at', 'is', null)
    .$if(id === undefined, (query) => query.where('read_at', 'is', null))
    .$if(id !== undefined, (query) => query.where('id', '=', Number(id)))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Clears the text but retains the key, so that the same event does not create another message. */
export const deleteMessage = async (db: Db, uid: number, id: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('message')
    .set({ title: '', body: '', link: null, deleted_at: now })
    .where('uid', '=', uid)
    .where('id', '=', Number(id))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
