import { type Insertable, sql } from 'kysely';
import type { Database, Db } from '../db/schema.ts';
import { sampleFile } from './sample-files.ts';

type SampleComment = {
  entry: string;
  uid: number;
  /** Before the morning of the day of loading. */
  hoursAgo: number;
  content: string;
  /** The comment adds to the entry, and whether that was accepted. */
  supplement?: 'pending' | 'online';
  /** A few hours apart. */
  replies?: { uid: number; content: string }[];
};

const commentFile = sampleFile<SampleComment>('comments/comments.ndjson');

const HOUR_MS = 3_600_000;

/** What the demonstration accounts say of entries that are read much; goes with them. @returns how many */
export const loadComments = async (db: Db, { today }: { today: string }): Promise<number> => {
  const { rows: found } = await sql<{ key: string }>`
    select id as key from baike where sample
    union all select uid::text from member where is_demo and not is_operator`.execute(db);
  const known = new Set(found.map(({ key }) => key));
  const isKnown = ({ uid }: { uid: number }) => known.has(String(uid));
  const comments = commentFile.read().filter((comment) => known.has(comment.entry) && isKnown(comment));
  if (comments.length === 0) return 0;
  const morning = new Date(`${today}T07:00:00+08:00`).getTime();
  const rows = comments.map((comment) => rowOf(comment, morning));
  const ids = await db.insertInto('baike_comment').values(rows).returning('id').execute();
  const replies = comments.flatMap(({ entry, hoursAgo, replies = [] }, place) =>
    replies.filter(isKnown).map(
      ({ uid, content }, index): Insertable<Database['baike_comment']> => ({
        ...{ baike_id: entry, root_id: ids[place]?.id, uid, content },
        ...{ kind: 'comment', status: 'online', sample: true },
        created_at: new Date(morning - (hoursAgo - 3 * (index + 1)) * HOUR_MS),
      }),
    ),
  );
  if (replies.length > 0) await db.insertInto('baike_comment').values(replies).execute();
  await likeSome(db);
  return rows.length + replies.length;
};

const rowOf = (
  { entry, uid, content, hoursAgo, supplement }: SampleComment,
  morning: number,
): Insertable<Database['baike_comment']> => ({
  ...{ baike_id: entry, uid, content, sample: true },
  created_at: new Date(morning - hoursAgo * HOUR_MS),
  kind: supplement ? 'supplement' : 'comment',
  status: supplement ?? 'online',
  ...(supplement && { source_url: 'https://www.moa.gov.cn/' }),
  held_for: supplement === 'pending' ? '补充条目' : '',
});

/** Counts follow what there is. */
const likeSome = async (db: Db): Promise<void> => {
  await sql`
    insert into baike_comment_like (comment_id, uid)
    select c.id, m.uid from baike_comment c join member m on m.is_demo and m.uid <> c.uid
    where c.sample and c.status = 'online' and (c.id * 7 + m.uid) % 3 = 0
    on conflict do nothing`.execute(db);
  await sql`
    update baike_comment c set
      likes = (select count(*) from baike_comment_like l where l.comment_id = c.id),
      reply_count = (select count(*) from baike_comment r where r.root_id = c.id and r.status = 'online')
    where c.sample`.execute(db);
};
