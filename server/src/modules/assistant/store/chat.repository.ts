import { sql } from 'kysely';
import { containsPattern } from '../../../db/contains-pattern.ts';
import type { Db } from '../../../db/schema.ts';
import type { Owner } from '../service/chat-owner.ts';

export type Chat = {
  id: string;
  uid: number | null;
  visitor: string | null;
  title: string;
  pinned: boolean;
  share: string | null;
  shared_at: string | null;
};

const COLUMNS = ['id', 'uid', 'visitor', 'title', 'pinned', 'share', 'shared_at'] as const;

export const findChat = (db: Db, id: string): Promise<Chat | undefined> =>
  db.selectFrom('ai_chat').select(COLUMNS).where('id', '=', id).executeTakeFirst();

/** Creates the chat; does nothing if the id is taken, even by another owner. */
export const insertChat = async (
  db: Db,
  { id, owner, title, now }: { id: string; owner: Owner; title: string; now: Date },
): Promise<void> => {
  await db
    .insertInto('ai_chat')
    .values({ id, ...owner, title, share: null, shared_at: null, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

export const updateChat = async (
  db: Db,
  id: string,
  change: { title?: string; pinned?: boolean; share?: string | null; shared_at?: Date | null },
): Promise<void> => {
  if (Object.keys(change).length === 0) return;
  await db.updateTable('ai_chat').set(change).where('id', '=', id).execute();
};

export const deleteChat = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('ai_chat').where('id', '=', id).execute();
};

type HistoryRow = {
  chat_id: string;
  title: string;
  pinned: boolean;
  updated_at: string;
  last_question: string;
  count: number;
  total: number;
};

/**
 * Lists an owner's chats in one statement: pinned first, then the latest. The keyword matches titles, questions and
 * answers.
 */
export const listChats = async (
  db: Db,
  owner: Owner,
  { keyword, page, limit }: { keyword?: string | undefined; page: number; limit: number },
) => {
  const mine = owner.uid === null ? sql`c.visitor = ${owner.visitor}` : sql`c.uid = ${owner.uid}`;
  const like = containsPattern(keyword ?? '');
  const found = keyword
    ? sql`(c.title ilike ${like} or exists (select from ai_message m
        where m.chat_id = c.id and (m.question ilike ${like} or m.text ilike ${like})))`
    : sql`true`;
  const { rows } = await sql<HistoryRow>`
    select c.id as chat_id, c.title, c.pinned, c.updated_at, last.question as last_question, last.place as count,
      count(*) over () as total
    from ai_chat c
    join lateral (
      select m.question, m.place from ai_message m where m.chat_id = c.id order by m.place desc limit 1
    ) last on true
    where ${mine} and ${found}
    order by c.pinned desc, c.updated_at desc, c.id
    limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  return {
    list: rows.map(({ total: _total, ...chat }) => chat),
    total: rows[0]?.total ?? 0,
    page,
    limit,
    updated_at: rows[0]?.updated_at ?? null,
  };
};
