import { sql } from 'kysely';
import type { Db } from '../../../server/src/db/schema.ts';
import {
  listThreads,
  type NewEntry,
  readEntry,
  storeCategories,
  storeEntries,
} from '../../../server/src/modules/encyclopedia/index.ts';
import { saveSource } from '../../../server/src/modules/sources/index.ts';
import { baike } from '../../../shared/contracts/src/resource/baike.contract.ts';
import { compare } from './compare-times.ts';
import { joined, type Measured } from './goals.ts';
import { onPostgres } from './on-postgres.ts';

type Options = { entries: number; comments: number; samples: number };

const DAY = '2026-03-04';
const AT = `${DAY}T08:00:00+08:00`;
const MEMBERS = 200;
const TALKED_OF = 'bench-0';

/** A page with many comments, compared with bare reads of the same rows; null when PostgreSQL cannot be started. */
export const benchEncyclopedia = (options: Options, log: (line: string) => void): Promise<Measured | null> =>
  onPostgres(async ({ ours: { db }, bare }) => {
    await fillEntries(db, options.entries);
    await fillComments(db, options.comments);
    await sql`analyze`.execute(db);
    log(`${options.entries} entries, ${options.comments} comments on one …`);
    const who = { viewer: null, now: new Date(AT) };
    const request = (no: number) =>
      baike['baike/commentLists'].request.parse({ baike_id: TALKED_OF, sort: SORTS[no % SORTS.length] });
    const { entries, comments, samples } = options;
    return joined([
      await compare(`one of ${entries} entries with all that stands on its page`, {
        samples,
        ours: () => readEntry(db, TALKED_OF, DAY),
        bare: () => sql`select * from baike where id = ${TALKED_OF}`.execute(bare.db),
        ms: [`entry with ${comments} comments: p95`, 60],
      }),
      await compare(`first page of its ${comments} comments`, {
        samples,
        ours: (no) => listThreads(db, request(no), who),
        bare: () => allComments(bare.db),
        ratio: [`first page of comments: p95 against fetching all ${comments} of them`, 1],
        ms: [`first page of comments: p95, ${comments} on the entry`, 60],
      }),
    ]);
  });

const SORTS = ['hot', 'new', 'old'];

/** Baseline: fetch all comments and select afterwards. */
const allComments = (db: Db) =>
  sql`
    select c.*, m.nickname from baike_comment c join member m on m.uid = c.uid
    where c.baike_id = ${TALKED_OF} order by c.likes desc, c.id desc`.execute(db);

const fillEntries = async (db: Db, count: number): Promise<void> => {
  const sourceId = await saveSource(db, { kind: 'baike', name: 'bench', publisher: 'bench', sample: false, at: AT });
  await storeCategories(db);
  await storeEntries(
    db,
    Array.from(
      { length: count },
      (_, no): NewEntry => ({
        id: `bench-${no}`,
        naturalKey: `bench-${no}`,
        title: `条目${no}`,
        alias: [`别名${no}`],
        cateId: 'wiki',
        cateTitle: '百科知识',
        info: [],
        blocks: Array.from({ length: 20 }, (_, part) => ({
          kind: 'paragraph' as const,
          text: `第 ${part} 段。${'农产品的产地、季节与贮藏。'.repeat(10)}`,
        })),
        refs: [],
        views: no,
        sample: false,
        sourceId,
        updatedAt: AT,
      }),
    ),
  );
};

/** A quarter of them start threads. */
const fillComments = async (db: Db, count: number): Promise<void> => {
  await sql`
    insert into member (uid, mobile, nickname, reg_time)
    select 5000 + n, '139' || lpad(n::text, 8, '0'), '会员' || n, ${AT}::timestamptz - interval '1 year'
    from generate_series(1, ${MEMBERS}) n`.execute(db);
  const threads = Math.floor(count / 4);
  await sql`
    insert into baike_comment (baike_id, root_id, uid, kind, content, status, likes, created_at)
    select ${TALKED_OF}, null, 5001 + n % ${MEMBERS}, 'comment', '第 ' || n || ' 条看法', 'online', n % 37,
      ${AT}::timestamptz - n * interval '1 minute'
    from generate_series(1, ${threads}) n`.execute(db);
  await sql`
    insert into baike_comment (baike_id, root_id, uid, kind, content, status, created_at)
    select ${TALKED_OF}, r.id, 5001 + n % ${MEMBERS}, 'comment', '第 ' || n || ' 条回复', 'online', ${AT}
    from generate_series(1, ${count - threads}) n
    join (select id, row_number() over (order by id) as place from baike_comment) r on r.place = 1 + n % ${threads}`.execute(
    db,
  );
  await sql`
    update baike_comment c set reply_count = (select count(*) from baike_comment r where r.root_id = c.id)
    where root_id is null`.execute(db);
};
