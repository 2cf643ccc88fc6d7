import type { SupplyThread } from '@bee/contracts/entity/supply';
import { type Selectable, sql } from 'kysely';
import { queryRows } from '../../../db/query-rows.ts';
import type { Database, Db, Tx } from '../../../db/schema.ts';

/** Threads and messages per thread that are shown, newest first. */
const MAX_THREADS = 50;
const MAX_MESSAGES = 100;

/** All threads of a posting, or that of one member; the thread with the newest message first. */
export const listThreads = (
  db: Db,
  posting: string,
  { reader, asker }: { reader: number; asker: number | null },
) => queryRows<SupplyThread>(db)`
    with said as (
      select id, asker, uid, content, created_at,
        row_number() over (partition by asker order by id desc) as place, max(id) over (partition by asker) as newest
      from supply_message
      where posting_id = ${posting} and (${asker}::bigint is null or asker = ${asker})
    )
    select s.asker::text as asker, m.nickname, json_agg(json_build_object(
      'id', s.id::text, 'own', s.uid = ${reader}, 'content', s.content,
      'created_at', to_char(s.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by s.id) as messages
    from said s join member m on m.uid = s.asker
    where s.place <= ${MAX_MESSAGES}
    group by s.asker, m.nickname, s.newest order by s.newest desc limit ${MAX_THREADS}`;

type NewMessage = Omit<Selectable<Database['supply_message']>, 'id' | 'created_at'> & { created_at: Date };

/** @returns the id, or undefined if this form was sent before */
export const insertMessage = async (tx: Tx, message: NewMessage): Promise<number | undefined> => {
  const row = await tx
    .insertInto('supply_message')
    .values(message)
    .onConflict((conflict) => conflict.column('form_token').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

export const threadExists = async (db: Db, posting: string, asker: number): Promise<boolean> =>
  (await db
    .selectFrom('supply_message')
    .select('id')
    .where('posting_id', '=', posting)
    .where('asker', '=', asker)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The id of a message that the member was sent about a posting. */
export const findReceived = async (
  db: Db,
  { id, message, uid }: { id: string; message: string; uid: number },
): Promise<number | undefined> => {
  const row = await db
    .selectFrom('supply_message as m')
    .innerJoin('supply_posting as p', 'p.id', 'm.posting_id')
    .select('m.id')
    .where('m.posting_id', '=', id)
    .where(sql`m.id::text`, '=', message)
    .where('m.uid', '<>', uid)
    .where((either) => either.or([either('m.asker', '=', uid), either('p.uid', '=', uid)]))
    .executeTakeFirst();
  return row?.id;
};
