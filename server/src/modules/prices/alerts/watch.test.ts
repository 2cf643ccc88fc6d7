import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DataFor } from '@bee/contracts/operations';
import { describeOnPostgres } from '@bee/testing/database';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';
import { runImport } from '../../../imports.ts';
import { refreshSeries } from '../wholesale/store/refresh-series.ts';
import { checkWatches } from './store/check-watches.ts';

const CABBAGE = '叶菜类/大白菜';

let test: TestApp;
let headline: { id: number; avg: number; market_id: string };
let others: string[];
beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
  const { db } = test.database;
  const series = await db
    .selectFrom('price_series as s')
    .innerJoin('price_product as p', 'p.id', 's.product_id')
    .where('s.headline', '=', true)
    .where('s.scope', '=', 'market')
    .select(['s.id', 's.avg', 's.market_id', 'p.group_name', 'p.name'])
    .execute();
  const one = series.find(({ group_name, name }) => `${group_name}/${name}` === CABBAGE);
  if (one?.avg == null) throw new Error('the sample has no cabbage');
  headline = { ...one, avg: one.avg };
  others = series.map(({ group_name, name }) => `${group_name}/${name}`).filter((id) => id !== CABBAGE);
}, 120_000);
afterAll(() => test?.close());

/** Inserts a quote of the headline market for a day, as an import does. */
const quote = async (date: string, avg: number, flag: string | null = null) => {
  const { db } = test.database;
  const values = { low: avg, avg, high: avg, unit: '公斤', source_low: avg, source_avg: avg, source_high: avg, flag };
  await db
    .insertInto('price_quote')
    .values({ series_id: headline.id, date, ...values })
    .onConflict((conflict) => conflict.columns(['series_id', 'date']).doUpdateSet(values))
    .execute();
  await refreshSeries(db);
  test.setNow(`${date}T12:00:00+08:00`);
};
const deleteQuotes = async () => {
  await test.database.db
    .deleteFrom('price_quote')
    .where('series_id', '=', headline.id)
    .where('date', '>', '2026-03-04')
    .execute();
  await refreshSeries(test.database.db);
  test.setNow('2026-03-04T10:00:00+08:00');
};
beforeEach(deleteQuotes);

const check = () => checkWatches(test.database.db, test.now());
const setAlert = (browser: Browser, rule: object, id = CABBAGE) =>
  test.call('user/setPriceAlert', { id, ...rule }, browser);
const messages = async (browser: Browser, request = {}) =>
  (await test.call('user/getMessageList', request, browser)).body.data as DataFor<'user/getMessageList'>;
const watched = async (browser: Browser) =>
  (await test.call('user/getPriceWatchList', {}, browser)).body.data as DataFor<'user/getPriceWatchList'>;
const unread = async (browser: Browser) => (await test.call('user/getUnreadCount', {}, browser)).body.data;

describe('a price alert', () => {
  it('writes one message when the price crosses, none while it stays, and one more after it went back', async () => {
    const member = await signIn(test, { remember: true });
    const limit = headline.avg + 1;
    expect((await setAlert(member, { op: 'above', value: limit })).body).toMatchObject({
      code: 1,
      msg: `预警已保存：高于 ${limit.toFixed(2)} 元/公斤时提醒`,
    });
    await quote('2026-03-05', limit + 0.5);
    await check();
    await check();
    await quote('2026-03-06', limit + 0.6);
    await check();
    expect((await messages(member)).total).toBe(1);
    await quote('2026-03-07', limit - 0.5);
    await check();
    expect((await watched(member)).list[0]?.alert?.state).toBe('waiting');
    await quote('2026-03-08', limit + 0.7);
    await check();
    const { list } = await messages(member);
    expect(list).toHaveLength(2);
    expect(list[0]).toMatchObject({
      kind: 'price',
      read_at: null,
      link: { page: 'application/vegetable/detail', params: { group: '叶菜类', name: '大白菜', type: '1' } },
    });
    expect(list[0]?.title).toContain('大白菜');
    for (const part of ['2026-03-08', (limit + 0.7).toFixed(2), '元/公斤', `高于 ${limit.toFixed(2)}`])
      expect(list[0]?.body).toContain(part);
    expect((await watched(member)).list[0]?.alert).toMatchObject({
      state: 'over',
      last_fired: { date: '2026-03-08', price: limit + 0.7 },
    });
  });

  it('keeps quiet about doubtful quotes and about old ones', async () => {
    const member = await signIn(test, { remember: true });
    await setAlert(member, { op: 'above', value: headline.avg + 1 });
    await quote('2026-03-05', headline.avg + 9, 'outlier');
    await check();
    expect((await messages(member)).total).toBe(0);
    await quote('2026-03-06', headline.avg + 9);
    test.setNow('2026-03-10T10:00:00+08:00');
    await check();
    expect((await messages(member)).total).toBe(0);
    test.setNow('2026-03-07T10:00:00+08:00');
    await check();
    expect((await messages(member)).total).toBe(1);
  });

  it('that holds already waits until it does not', async () => {
    const member = await signIn(test, { remember: true });
    const { body } = await setAlert(member, { op: 'above', value: 0.01 });
    expect(body.msg).toContain('离开后再次达到时提醒');
    await quote('2026-03-05', headline.avg + 1);
    await check();
    expect((await messages(member)).total).toBe(0);
  });

  it('on a change compares with the day named and says the direction', async () => {
    const member = await signIn(test, { remember: true });
    await setAlert(member, { op: 'change', value: 40, days: 1 });
    await quote('2026-03-05', headline.avg * 0.5);
    await check();
    expect((await messages(member)).list[0]?.body).toMatch(/1 天内下跌 50(\.\d+)?%/);
  });

  it('rests beyond what the membership allows, and is told once it allows it again', async () => {
    const member = await signIn(test, { vegetable: true, remember: true });
    const limit = headline.avg + 1;
    await setAlert(member, { op: 'below', value: 0.02 }, others[0]);
    test.setNow('2026-03-04T10:05:00+08:00');
    await setAlert(member, { op: 'above', value: limit });
    const until = (instant: string) =>
      test.database.db.updateTable('member').set({ vegetable_expire: instant }).where('uid', '=', member.uid).execute();
    await until('2026-03-04T00:00:00Z');
    await quote('2026-03-05', limit + 1);
    await check();
    expect((await messages(member)).total).toBe(0);
    expect((await watched(member)).list.map(({ alert }) => alert?.state)).toEqual(['paused', 'waiting']);
    await until('2027-01-01T00:00:00Z');
    await check();
    expect((await messages(member)).total).toBe(1);
  });

  it('makes its product a favourite, goes with it, and is one per product', async () => {
    const member = await signIn(test, { remember: true });
    await setAlert(member, { op: 'above', value: 900 });
    await setAlert(member, { op: 'below', value: 0.5 });
    const { list, alerts } = await watched(member);
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ target_id: CABBAGE, alert: { op: 'below', value: 0.5 } });
    expect(list[0]?.price).toMatchObject({ price_avg: headline.avg, date: '2026-03-04', unit: '元/公斤' });
    expect(alerts).toEqual({ used: 1, most: 1 });
    await test.call('user/favorite', { type: 'price', id: CABBAGE, action: 'remove' }, member);
    expect(await watched(member)).toMatchObject({ total: 0, alerts: { used: 0, most: 1 } });
  });

  it('goes alone, and its product stays', async () => {
    const member = await signIn(test, { remember: true });
    await setAlert(member, { op: 'above', value: 900 });
    expect((await test.call('user/removePriceAlert', { id: CABBAGE }, member)).body.msg).toBe('预警已删除');
    expect((await watched(member)).list[0]).toMatchObject({ alert: null });
    expect((await test.call('user/removePriceAlert', { id: CABBAGE }, member)).body.code).toBe(404);
  });

  it.each([
    [{ op: 'above', value: -1 }, '预警价应在 0.01 到 1000000 元/公斤之间'],
    [{ op: 'above', value: 0 }, '预警价应在 0.01 到 1000000 元/公斤之间'],
    [{ op: 'below', value: 1e9 }, '预警价应在 0.01 到 1000000 元/公斤之间'],
    [{ op: 'change', value: 0, days: 7 }, '涨跌幅应在 1% 到 500% 之间'],
    [{ op: 'change', value: 10 }, '请选择涨跌幅的天数：1 天、7 天或 30 天'],
    [{ op: 'change', value: 10, days: 2 }, 'days：涨跌幅可看 1 天、7 天或 30 天'],
    [{ op: 'near', value: 5 }, 'op：请选择预警方式'],
    [{ op: 'above', value: 5, market_id: 'mars' }, '这个市场没有该品种或规格的报价，请重新选择'],
  ])('refuses %j', async (rule, msg) => {
    expect((await setAlert(await signIn(test), rule)).body.msg).toBe(msg);
  });

  it('of an unknown product is refused, and a visitor has none', async () => {
    expect((await setAlert(await signIn(test), { op: 'above', value: 5 }, '叶菜类/火星菜')).body.code).toBe(404);
    expect((await setAlert(test.newBrowser(), { op: 'above', value: 5 })).body.code).toBe(401);
  });

  it('is one for a member and twenty for a VIP', async () => {
    const [member, vip] = [await signIn(test), await signIn(test, { vip: true })];
    await setAlert(member, { op: 'above', value: 900 });
    const refused = (await setAlert(member, { op: 'above', value: 900 }, others[0])).body;
    expect(refused).toMatchObject({ code: 409, msg: expect.stringContaining('普通会员最多 1 条') });
    for (const id of others.slice(0, 3))
      expect((await setAlert(vip, { op: 'above', value: 900 }, id)).body.code).toBe(1);
    expect((await watched(vip)).alerts).toEqual({ used: 3, most: 20 });
  });
});

describe('messages', () => {
  const expectMessages = async (count: number) => {
    const member = await signIn(test, { remember: true });
    const { sendMessage } = await import('../../identity/message/store/message.repository.ts');
    const send = (key: string) =>
      test.database.db.transaction().execute((tx) =>
        sendMessage(tx, {
          uid: member.uid,
          key,
          kind: 'price',
          title: `消息 ${key}`,
          body: '内容',
          link: null,
          now: test.now(),
        }),
      );
    for (let n = 1; n <= count; n += 1) await send(String(n));
    return { member, send };
  };

  it('are read one by one or all at once, and counted', async () => {
    const { member } = await expectMessages(3);
    expect(await unread(member)).toEqual({ unread: 3 });
    const [newest] = (await messages(member)).list;
    expect(newest?.title).toBe('消息 3');
    expect((await test.call('user/readMessage', { id: newest?.id }, member)).body.data).toEqual({ unread: 2 });
    expect((await messages(member, { state: 'unread' })).list.map(({ title }) => title)).toEqual(['消息 2', '消息 1']);
    expect((await test.call('user/readMessage', {}, member)).body.data).toEqual({ unread: 0 });
    expect((await messages(member)).facets?.state).toEqual([{ value: 'read', label: '已读', count: 3 }]);
  });

  it('are told once, also after they were deleted', async () => {
    const { member, send } = await expectMessages(1);
    expect(await send('1')).toBe(false);
    const [only] = (await messages(member)).list;
    expect((await test.call('user/deleteMessage', { id: only?.id }, member)).body.data).toEqual({ unread: 0 });
    expect(await send('1')).toBe(false);
    expect((await messages(member)).total).toBe(0);
  });

  it('are those of one member only', async () => {
    const { member } = await expectMessages(1);
    const other = await signIn(test);
    const [only] = (await messages(member)).list;
    for (const operation of ['user/readMessage', 'user/deleteMessage'] as const)
      expect((await test.call(operation, { id: only?.id }, other)).body.code).toBe(404);
    expect(await unread(member)).toEqual({ unread: 1 });
    expect((await test.call('user/getMessageList', {}, test.newBrowser())).body.code).toBe(401);
  });
});

describeOnPostgres('alerts that arrive together', () => {
  it('are no more than the membership allows', async () => {
    const [member, vip] = [await signIn(test), await signIn(test, { vip: true })];
    const ids = [CABBAGE, ...others].slice(0, 10);
    const answers = await Promise.all(ids.map((id) => setAlert({ ...member }, { op: 'above', value: 900 }, id)));
    expect(answers.map(({ body }) => body.code).filter((code) => code === 1)).toHaveLength(1);
    await Promise.all(ids.map((id) => setAlert({ ...vip }, { op: 'above', value: 900 }, id)));
    expect((await watched(vip)).alerts).toEqual({ used: 10, most: 20 });
  });

  it('fire once however many look', async () => {
    const member = await signIn(test, { remember: true });
    await setAlert(member, { op: 'above', value: headline.avg + 1 });
    await quote('2026-03-05', headline.avg + 2);
    const fired = await Promise.all(Array.from({ length: 12 }, check));
    expect(fired.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await unread(member)).toEqual({ unread: 1 });
  });
});

// Must be last: the import replaces the sample data.
it('an import of new prices tells whom they concern', async () => {
  await deleteQuotes();
  const member = await signIn(test, { remember: true });
  await setAlert(member, { op: 'above', value: headline.avg + 1 });
  test.setNow('2026-03-05T12:00:00+08:00');
  const folder = await mkdtemp(path.join(tmpdir(), 'bee-alert-'));
  const file = path.join(folder, 'prices.csv');
  const price = (headline.avg + 2).toFixed(2);
  await writeFile(
    file,
    `日期,市场,大类,小类,品名,规格,单位,最低价,平均价,最高价\n2026-03-05,某某市场,蔬菜,叶菜类,大白菜,,公斤,${price},${price},${price}\n`,
  );
  await runImport({ db: test.database.db, clock: { now: test.now }, kind: 'prices', files: [file], dryRun: false });
  await rm(folder, { recursive: true });
  const { list } = await messages(member);
  expect(list).toHaveLength(1);
  expect(list[0]?.body).toContain(`某某市场 2026-03-05 均价 ${price} 元/公斤`);
});
