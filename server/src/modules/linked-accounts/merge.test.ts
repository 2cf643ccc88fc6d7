import { buildMember, signIn } from '@bee/testing/server/members';
import { type OAuthTest, startOAuthTest } from '@bee/testing/server/oauth';
import { sql } from 'kysely';
import { lockMembers } from '../identity/index.ts';
import { grantScore } from '../identity/store/score.repository.ts';
import { mergeAccounts } from './service/merge-accounts.ts';
import { OWNED_COLUMNS } from './store/merge-account-data.ts';

let test: OAuthTest;
beforeAll(async () => {
  test = await startOAuthTest();
});
afterAll(() => test?.close());
beforeEach(async () => {
  test.setNow('2026-03-04T10:00:00+08:00');
  await test.database.db.deleteFrom('attempt').execute();
});

let persons = 0;
const newNickname = () => `合并${++persons}`;

const memberRow = (uid: number) =>
  test.database.db.selectFrom('member').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow();
const earn = (uid: number, score: number, id: string) =>
  grantScore(test.database.db, {
    uid,
    source: 'gift',
    title: '赠送',
    score,
    biz: { type: 'gift', id },
    now: test.now(),
  });
const keepFavorite = (uid: number, target_id: string) =>
  test.database.db
    .insertInto('favorite')
    .values({ uid, type: 'article', target_id, title: '标题', summary: '', link: '{}', created_at: test.now() })
    .execute();
const favoritesOf = async (uid: number) =>
  (await test.database.db.selectFrom('favorite').select('target_id').where('uid', '=', uid).execute())
    .map(({ target_id }) => target_id)
    .sort();

/** A member without a number, logged in by a third party. */
const thirdPartyMember = async () => {
  const nickname = newNickname();
  return { nickname, ...(await test.join('wx', nickname)) };
};

describe('merging two accounts', () => {
  /** A member, and another member whose WeChat the first wants to bind. */
  const pair = async () => {
    const other = await thirdPartyMember();
    const member = await signIn(test);
    const state = await test.consent('wx', other.nickname, member, 'bind');
    const confirm = () => test.call('user/accountMerge', { state, action: 'wx_merge' }, { ...member });
    return { other, member, state, confirm };
  };

  it('waits for the confirmation, then leaves one account with everything', async () => {
    const { other, member, state, confirm } = await pair();
    const { db } = test.database;
    await earn(member.uid, 10, 'a');
    await earn(other.uid, 25, 'a');
    await earn(other.uid, -5, 'b');
    for (const target of ['x', 'y']) await keepFavorite(member.uid, target);
    for (const target of ['y', 'z']) await keepFavorite(other.uid, target);
    const moment = test.now();
    await db
      .insertInto('ai_chat')
      .values({
        id: `c-${state}`,
        uid: other.uid,
        visitor: null,
        title: '问',
        share: null,
        created_at: moment,
        updated_at: moment,
      })
      .execute();
    await db
      .insertInto('purchase')
      .values({
        id: state,
        no: state,
        uid: other.uid,
        kind: 'vip',
        items: '[]',
        amount: '1.00',
        pay_amount: '1.00',
        status: 'paid',
        pay_method: null,
        created_at: moment,
        expires_at: moment,
      })
      .execute();
    await db
      .insertInto('feedback')
      .values({ uid: other.uid, contact: '王', tel: '1', content: '好', ip: '', created_at: moment })
      .execute();
    await db
      .updateTable('member')
      .set({ vip_expire: '2027-01-01T00:00:00Z', exp: 7 })
      .where('uid', '=', other.uid)
      .execute();
    await db
      .updateTable('member')
      .set({ vip_expire: '2026-06-01T00:00:00Z', vegetable_expire: '2026-07-01T00:00:00Z', exp: 3 })
      .where('uid', '=', member.uid)
      .execute();

    expect(await test.poll('wx', state, member)).toMatchObject({
      code: 3,
      msg: expect.stringContaining('合并到当前账号'),
    });
    expect(await memberRow(other.uid)).toMatchObject({ status: 'active' });
    expect((await confirm()).body).toMatchObject({ code: 1, msg: '账号已合并' });

    expect(await memberRow(member.uid)).toMatchObject({
      score: 30,
      exp: 10,
      wx_unionid: expect.any(String),
      vip_expire: '2027-01-01T00:00:00.000Z',
      vegetable_expire: '2026-07-01T00:00:00.000Z',
    });
    expect(await memberRow(other.uid)).toMatchObject({
      status: 'merged',
      merged_into: member.uid,
      score: 0,
      wx_unionid: null,
    });
    expect(await favoritesOf(member.uid)).toEqual(['x', 'y', 'z']);
    expect(await favoritesOf(other.uid)).toEqual([]);
    for (const table of ['ai_chat', 'purchase', 'feedback'] as const) {
      const rows = await db.selectFrom(table).select('uid').where('uid', 'in', [member.uid, other.uid]).execute();
      expect([table, rows]).toEqual([table, [{ uid: member.uid }]]);
    }
    for (const { uid } of [member, other]) expect(await brokenLedgers(uid)).toEqual([]);
    expect((await test.call('user/getProfile', {}, other.browser)).body.code).toBe(401);
    expect((await confirm()).body.code).toBe(409);
    const later = test.newBrowser();
    expect(await test.poll('wx', await test.consent('wx', other.nickname, later), later)).toMatchObject({ code: 1 });
  });

  it('is not confirmed by somebody else', async () => {
    const { other, state, member } = await pair();
    const thief = await signIn(test);
    const merge = { state, action: 'wx_merge' };
    expect((await test.call('user/accountMerge', merge, thief)).body.code).toBe(409);
    expect((await test.call('user/accountMerge', merge, { ...member, token: '' })).body.code).toBe(401);
    expect(await memberRow(other.uid)).toMatchObject({ status: 'active' });
  });

  it('happens as a whole or not at all', async () => {
    const { other, member, confirm } = await pair();
    await earn(other.uid, 25, 'a');
    await keepFavorite(other.uid, 'x');
    const { db } = test.database;
    await sql`alter table feedback add constraint breaks check (uid <> ${sql.lit(member.uid)})`.execute(db);
    await db
      .insertInto('feedback')
      .values({ uid: other.uid, contact: '王', tel: '1', content: '好', ip: '', created_at: test.now() })
      .execute();
    const before = [await memberRow(member.uid), await memberRow(other.uid)];
    expect((await confirm()).status).toBe(500);
    expect([await memberRow(member.uid), await memberRow(other.uid)]).toEqual(before);
    expect(await favoritesOf(other.uid)).toEqual(['x']);
    expect((await test.call('user/getProfile', {}, other.browser)).body.code).toBe(1);
    await sql`alter table feedback drop constraint breaks`.execute(db);
    expect((await confirm()).body.code).toBe(1);
  });

  it('takes alerts, messages and quotes along, each once', async () => {
    const [keep, lose] = [await buildMember(test), await buildMember(test)];
    const { db } = test.database;
    const created_at = test.now();
    const watch = async (uid: number, target_id: string, value: number) => {
      const favorite = { uid, type: 'price' as const, target_id, title: '', summary: '', link: '{}', created_at };
      await db.insertInto('favorite').values(favorite).execute();
      const alert = { uid, target_id, value, op: 'above' as const, armed: true, created_at };
      await db
        .insertInto('price_watch')
        .values({ ...alert, market_id: null, spec: null, days: null, checked_date: null })
        .execute();
    };
    await watch(keep.uid, 'a/both', 1);
    await watch(lose.uid, 'a/both', 2);
    await watch(lose.uid, 'a/other', 3);
    const messageOf = (uid: number, key: string) => ({
      uid,
      key,
      kind: 'price' as const,
      title: '',
      body: '',
      created_at,
    });
    const messages = [messageOf(keep.uid, 'both'), messageOf(lose.uid, 'both'), messageOf(lose.uid, 'other')];
    await db
      .insertInto('message')
      .values(messages.map((message) => ({ ...message, link: null })))
      .execute();
    const say = (uid: number, id: string, market_id: string) => ({
      uid,
      id,
      market_id,
      date: '2026-03-04',
      created_at,
    });
    const said = [say(keep.uid, 'k', 'both'), say(lose.uid, 'l', 'both'), say(lose.uid, 'm', 'other')];
    const price = { source_low: 1, source_high: 1, low: 1, high: 1, avg: 1, unit: '公斤', usual: null, volume: null };
    const what = { group_name: 'a', product: 'b', spec: '', market: '', remark: '', form_token: null, ...price };
    await db
      .insertInto('price_report')
      .values(said.map((quote) => ({ ...quote, ...what })))
      .execute();
    await db.transaction().execute(async (tx) => {
      await lockMembers(tx, [keep.uid, lose.uid]);
      await mergeAccounts(tx, { keep, lose }, test.now());
    });
    const of = (table: 'price_watch' | 'message' | 'price_report', uid: number) =>
      db.selectFrom(table).selectAll().where('uid', '=', uid).orderBy('id').execute();
    expect(await of('price_watch', keep.uid)).toMatchObject([
      { target_id: 'a/both', value: 1 },
      { target_id: 'a/other', value: 3 },
    ]);
    expect(await of('message', keep.uid)).toMatchObject([{ key: 'both' }, { key: 'other' }]);
    expect(await of('price_report', keep.uid)).toMatchObject([{ id: 'k' }, { id: 'm' }]);
    for (const table of ['price_watch', 'message', 'price_report'] as const)
      expect(await of(table, lose.uid)).toEqual([]);
  });

  it('takes invoices along, and of two books of titles makes one with one default', async () => {
    const [keep, lose] = [await buildMember(test), await buildMember(test)];
    const { db } = test.database;
    const title = { kind: 'person' as const, title: '李云', tax_no: '', address: '', phone: '', bank: '', account: '' };
    await db
      .insertInto('invoice')
      .values({
        id: `i-${lose.uid}`,
        uid: lose.uid,
        amount: '9.00',
        type: 'normal',
        title: JSON.stringify(title),
        content: '研究报告',
        email: 'li@example.com',
        status: 'submitted',
        form_token: 'x'.repeat(16),
        submitted_at: test.now(),
      })
      .execute();
    const entry = (uid: number, name: string, is_default: boolean) => ({
      ...{ ...title, title: name, uid, is_default, created_at: test.now() },
      phone: String(uid),
    });
    await db
      .insertInto('invoice_title')
      .values([
        entry(keep.uid, '两个都有', true),
        entry(lose.uid, '两个都有', false),
        entry(lose.uid, '只有一个有', true),
      ])
      .execute();
    await db.transaction().execute(async (tx) => {
      await lockMembers(tx, [keep.uid, lose.uid]);
      await mergeAccounts(tx, { keep, lose }, test.now());
    });
    expect(await db.selectFrom('invoice').select(['uid', 'form_token']).execute()).toEqual([
      { uid: keep.uid, form_token: null },
    ]);
    const book = await db
      .selectFrom('invoice_title')
      .select(['uid', 'title', 'phone', 'is_default'])
      .orderBy('id')
      .execute();
    expect(book).toEqual([
      { uid: keep.uid, title: '两个都有', phone: String(keep.uid), is_default: true },
      { uid: keep.uid, title: '只有一个有', phone: String(lose.uid), is_default: false },
    ]);
  });

  it('knows every table that points at a member', async () => {
    const { rows } = await sql<{ belonging: string }>`
      select source.relname || '.' || attribute.attname as belonging
      from pg_constraint
      join pg_class source on source.oid = conrelid
      join pg_attribute attribute on attribute.attrelid = conrelid and attribute.attnum = any (conkey)
      where contype = 'f' and confrelid = 'member'::regclass`.execute(test.database.db);
    expect(rows.map(({ belonging }) => belonging).sort()).toEqual(Object.keys(OWNED_COLUMNS).sort());
  });

  it('keeps what a demonstration account brings within demonstrations', async () => {
    const [keep, lose] = [await buildMember(test), await buildMember(test, { demo: true, operator: true })];
    await test.database.db.transaction().execute(async (tx) => {
      await lockMembers(tx, [keep.uid, lose.uid]);
      await mergeAccounts(tx, { keep, lose }, test.now());
    });
    expect(await memberRow(keep.uid)).toMatchObject({ is_demo: true, is_operator: false, mobile: keep.mobile });
  });
});

/**
 * Ledger lines whose balance is not the previous balance plus their own points, or whose last balance is not the
 * member's.
 */
const brokenLedgers = async (uid: number) => {
  const { rows } = await sql`
    select * from (
      select id, balance, score, coalesce(lag(balance) over (order by id), 0) as before,
        lead(id) over (order by id) is null as is_last
      from score_record where uid = ${uid}) as line
    where balance <> before + score
      or (is_last and balance <> (select member.score from member where uid = ${uid}))`.execute(test.database.db);
  return rows;
};
