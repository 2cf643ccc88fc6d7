import type { SupplyKind } from '@bee/domain/supply';
import { sql } from 'kysely';
import { startOfShanghaiDay } from '../clock.ts';
import type { Db } from '../db/schema.ts';
import { hashPassword } from '../modules/identity/model/password.ts';
import { grantScore } from '../modules/identity/store/score.repository.ts';
import { addDays } from './days.ts';
import { sampleFile } from './sample-files.ts';

export const DEMO_PASSWORD = 'Bee-demo-2026';

/** The VIP: owns the orders, favourites and points of the sample data. */
export const DEMO_VIP = '13800000002';

const YEARS_AHEAD = 365;

type DemoMember = {
  uid: number;
  mobile: string;
  nickname: string;
  entity: string;
  province: string;
  city: string;
  /** Some can sign in, where demonstrations are allowed. */
  login?: boolean;
  vegetable?: boolean;
  operator?: boolean;
  /** Name in its postings. */
  contact?: string;
  /** Which postings it has. */
  trades?: SupplyKind;
  /** Of a buyer: where it wants the goods, how its postings begin, and what it wants. */
  adcode?: string;
  buys?: string;
  classes?: string[];
  maxPrice?: number;
};

export const memberFile = sampleFile<DemoMember>('members/members.ndjson');

/** Demonstration accounts; one that exists stays as it is. The VIP's term is that of the order in orders.ts. */
export const loadMembers = async (db: Db, { today }: { today: string }): Promise<void> => {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const reg_time = startOfShanghaiDay(addDays(today, -200));
  const ends = startOfShanghaiDay(addDays(today, YEARS_AHEAD));
  await db
    .insertInto('member')
    .values(
      memberFile.read().map(({ uid, mobile, nickname, entity, province, city, login, vegetable, operator }) => ({
        ...{ uid, mobile, nickname, entity, province, city, reg_time },
        reg_ip: '127.0.0.1',
        password_hash: login ? password_hash : null,
        vegetable_expire: vegetable ? ends : null,
        is_operator: operator ?? false,
        is_demo: true,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await openMemberships(db);
  await earnPoints(db, today);
};

/** The ledger of memberships begins with what the accounts are given. */
const openMemberships = async (db: Db): Promise<void> => {
  await sql`
    insert into membership_record (uid, kind, source, biz_id, ends_before, ends_after, created_at)
    select uid, 'veg_vip', 'opening', uid::text, null, vegetable_expire, reg_time from member
    where is_demo and vegetable_expire is not null
    on conflict (kind, source, biz_id) do nothing`.execute(db);
};

/** The VIP's ledger in the order of time: a present, sign-in on most days of two months, points spent on the way. */
const earnPoints = async (db: Db, today: string): Promise<void> => {
  const uid = await demoVip(db);
  const at = (day: string, hour: number) => new Date(startOfShanghaiDay(day).getTime() + hour * 3_600_000);
  const start = addDays(today, -60);
  const spendingDay = addDays(today, -8);
  const gift = { type: 'gift', id: 'welcome' };
  await grantScore(db, { uid, source: 'gift', title: '新会员赠送', score: 100, biz: gift, now: at(start, 9) });
  for (let day = start; day < today; day = addDays(day, 1)) {
    const visit = { type: 'day', id: day };
    const report = { type: 'order', id: 'sample-report' };
    if (!isDayOff(day))
      await grantScore(db, { uid, source: 'signin', title: '每日签到', score: 2, biz: visit, now: at(day, 10) });
    if (day === spendingDay)
      await grantScore(db, { uid, source: 'order', title: '兑换报告', score: -60, biz: report, now: at(day, 15) });
  }
};

const isDayOff = (day: string): boolean => Number(day.slice(8, 10)) % 9 === 0;

export const demoVip = async (db: Db): Promise<number> => {
  const { uid } = await db.selectFrom('member').select('uid').where('mobile', '=', DEMO_VIP).executeTakeFirstOrThrow();
  return uid;
};

/** The VIP keeps the newest articles of each kind and two products; run after the generators of those. */
export const loadFavorites = async (db: Db, { today }: { today: string }): Promise<void> => {
  const uid = await demoVip(db);
  await sql`
    insert into favorite (uid, type, target_id, title, summary, link, created_at)
    select ${uid}, type, target_id, title, summary, link,
      ${startOfShanghaiDay(today)}::timestamptz - place * interval '7 hours'
    from (
      select *, row_number() over (order by type, target_id) as place from (
        (${newestArticles('news', 'article', 'article/detail', 4)})
        union all (${newestArticles('policy', 'policy', 'article/detail', 3)})
        union all (${newestArticles('report', 'report', 'article/report', 3)})
        union all (
          select 'price', group_name || '/' || name, name || '行情', group_name || ' · 批发价格',
            jsonb_build_object('page', 'application/vegetable/detail',
              'params', jsonb_build_object('group', group_name, 'name', name, 'type', '1'))
          from price_product where scope = 'market' order by rank, id limit 2)
      ) as kept
    ) as numbered
    on conflict (uid, type, target_id) do nothing`.execute(db);
  await sql`
    update article a set favs = (select count(*) from favorite f where f.type = k.type and f.target_id = a.id)
    from (select distinct type, target_id from favorite where uid = ${uid}) k where k.target_id = a.id`.execute(db);
};

const newestArticles = (scope: string, type: string, page: string, count: number) => sql`
  select ${type}::text as type, id as target_id, title, summary,
    jsonb_build_object('page', ${page}::text, 'params', jsonb_build_object('id', id)) as link
  from article where scope = ${scope} order by published_at desc nulls last, id limit ${count}`;
