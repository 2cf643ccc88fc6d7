import { type Insertable, sql } from 'kysely';
import type { Database, Db } from '../db/schema.ts';
import { chance, pick } from './random.ts';

const HOUR_MS = 3_600_000;

const SAID = [
  '我们这边上市要晚半个月，山里温差大，品质反而好。',
  '写得清楚，存放那一段很有用，去年就是没注意，损耗了两成。',
  '请问规格不一样的怎么比价？我们市场按件卖，一件三十斤左右。',
  '今年种的人多，产地收购价比去年同期低一些，外运的车也不好找。',
  '提醒一下：下雨天采收的货到市场容易变色，价格要打折。',
  '站内的价格和我们市场差不多，周末会高一两毛。',
  '看货的要点很实在，按这个挑基本没踩过坑。',
  '库存货和当季新货混着卖，买的时候要问清楚。',
  '产地那几个地方我都跑过，山东的货整齐，就是运费高。',
  '能不能再写写包装？纸箱和泡沫箱差价不小。',
  '新手想种，请问一亩投入大概多少？',
  '做餐饮的，最关心稳定供应，淡季有没有替代的品种？',
  '别名写得全，我们当地的叫法这里也有。',
  '建议把等级的标准也列上，收货时好对照。',
];
const ANSWERED = [
  '同感，我们合作社也是这样。',
  '按公斤折算以后再比，件重要先去皮。',
  '看规格栏，标了常见规格的才能直接比。',
  '今年雨水多，和往年不太一样。',
  '谢谢，学到了。',
  '我们这里正好相反，前期低后期高。',
  '可以看看走势图，去年同期的线也在上面。',
  '包装费一般另算，谈价时先说好。',
];
const SUPPLEMENTS = [
  '主产区已有地理标志产品，购买时可以查看标志和编号。',
  '近年来设施栽培面积增加，上市时间比传统季节提前约一个月。',
];

const COMMENTED = 60;
const ABOUT = ['vegetable', 'fruit', 'mushroom', 'storage', 'season', 'herb'];
/** The entry that is read most has more than one page shows. */
const ON_THE_FIRST = 26;

/** What the demonstration accounts say of the entries that are read most; goes with them. @returns how many */
export const loadComments = async (db: Db, { today }: { today: string }): Promise<number> => {
  const entries = await db
    .selectFrom('baike')
    .select('id')
    .where('sample', '=', true)
    .where('cate_id', 'in', ABOUT)
    .orderBy('views', 'desc')
    .orderBy('id')
    .limit(COMMENTED)
    .execute();
  const members = await db
    .selectFrom('member')
    .select('uid')
    .where('is_demo', '=', true)
    .where('is_operator', '=', false)
    .orderBy('uid')
    .execute();
  const uids = members.map(({ uid }) => uid);
  if (entries.length === 0 || uids.length === 0) return 0;
  const morning = new Date(`${today}T07:00:00+08:00`).getTime();
  const threads = await db
    .insertInto('baike_comment')
    .values(entries.flatMap(({ id }, place) => threadsOf(id, place === 0, uids, morning)))
    .returning(['id', 'baike_id', 'status', 'created_at'])
    .execute();
  const replies = threads
    .filter(({ status }) => status === 'online')
    .flatMap((thread, place) => repliesOf(thread, place, uids));
  await db.insertInto('baike_comment').values(replies).execute();
  await likeSome(db);
  return threads.length + replies.length;
};

const threadsOf = (
  baike_id: string,
  first: boolean,
  uids: readonly number[],
  morning: number,
): Insertable<Database['baike_comment']>[] => {
  const count = first ? ON_THE_FIRST : 1 + Math.floor(chance('threads', baike_id) * 3);
  return Array.from({ length: count }, (_, index) => {
    const hours = 24 * (count - index) + Math.floor(chance('hour', baike_id, index) * 20);
    const shared = {
      baike_id,
      uid: pick(uids, 'author', baike_id, index),
      sample: true,
      created_at: new Date(morning - hours * HOUR_MS),
    };
    if (chance('supplement', baike_id, index) >= 0.12)
      return { ...shared, kind: 'comment', content: nth(SAID, baike_id, index), status: 'online' };
    const pending = chance('pending', baike_id, index) < 0.5;
    return {
      ...shared,
      kind: 'supplement',
      content: pick(SUPPLEMENTS, 'added', baike_id, index),
      source_url: 'https://www.moa.gov.cn/',
      status: pending ? 'pending' : 'online',
      held_for: pending ? '补充条目' : '',
    };
  });
};

/** Another one for every place, from one that the words decide. */
const nth = (choices: readonly string[], words: string, place: number): string =>
  choices[(Math.floor(chance(words) * choices.length) + place) % choices.length] ?? '';

type Thread = { id: number; baike_id: string; created_at: string };

/** Up to five, a few hours apart. */
const repliesOf = (
  { id, baike_id, created_at }: Thread,
  place: number,
  uids: readonly number[],
): Insertable<Database['baike_comment']>[] =>
  Array.from({ length: Math.floor(chance('replies', baike_id, place) ** 3 * 6) }, (_, index) => ({
    baike_id,
    root_id: id,
    uid: pick(uids, 'answering', baike_id, place, index),
    kind: 'comment',
    content: nth(ANSWERED, `${baike_id} ${place}`, index),
    status: 'online',
    sample: true,
    created_at: new Date(new Date(created_at).getTime() + (index + 1) * 3 * HOUR_MS),
  }));

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
