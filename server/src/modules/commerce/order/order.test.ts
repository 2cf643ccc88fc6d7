import { buildArticle, buildReport } from '@bee/testing/server/articles';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { DEMO_PASSWORD, DEMO_VIP, loadFavorites, loadMembers } from '../../../sample/members.ts';
import { loadOrders } from '../../../sample/orders.ts';

let test: TestApp;
let vip: Browser;

beforeAll(async () => {
  test = await startTestApp();
  await buildArticle(test.database.db, { id: 'kept' });
  for (const place of [1, 2, 3]) await buildReport(test.database.db, { id: `r${place}`, date: '2025-12-01' });
  for (const round of [1, 2]) {
    const day = { today: '2026-03-04', round };
    await loadMembers(test.database.db, day);
    await loadOrders(test.database.db, test.now());
    await loadFavorites(test.database.db, day);
  }
  vip = test.newBrowser();
  const { body } = await test.call('user/login', { username: DEMO_VIP, password: DEMO_PASSWORD }, vip);
  vip.token = String(body.token);
});
afterAll(() => test?.close());

type Order = {
  id: string;
  kind: string;
  benefit: { to: string } | null;
  status: string;
  invoice_status: string;
  created_at: string;
  expires_at: string;
};
const ordersOf = async (browser: Browser, filter = {}) =>
  (await test.call('order/getList', { limit: 50, ...filter }, browser)).body.data as { list: Order[]; total: number };

describe('the sample orders of the demonstration VIP', () => {
  it('are in every state, two of them paid and without an invoice', async () => {
    const { list, total } = await ordersOf(vip);
    expect(total).toBe(9);
    expect(new Set(list.map(({ status }) => status))).toEqual(
      new Set(['unpaid', 'paid', 'cancelled', 'expired', 'refunding', 'refunded']),
    );
    expect(list.filter((order) => order.status === 'paid' && order.invoice_status === 'none')).toHaveLength(2);
    expect(list.some((order) => order.invoice_status === 'issued')).toBe(true);
    const open = list.find(({ status }) => status === 'unpaid');
    expect(Date.parse(open?.expires_at ?? '') - Date.parse(open?.created_at ?? '')).toBe(30 * 60_000);
    const times = list.map(({ created_at }) => Date.parse(created_at));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(Math.max(...times)).toBeLessThanOrEqual(test.now().getTime());
  });

  it('come with points whose balance runs, and favourites that exist', async () => {
    const { body } = await test.call('user/getScoreLists', { limit: 100 }, vip);
    const { list } = body.data as { list: { score: number; dir: 'in' | 'out'; balance: number }[] };
    expect(list.length).toBeGreaterThan(40);
    list.reduceRight((balance, record) => {
      expect(record.balance).toBe(balance + (record.dir === 'in' ? record.score : -record.score));
      return record.balance;
    }, 0);
    const kept = (await test.call('user/getMyFavoriteList', {}, vip)).body.data as {
      list: { target_id: string; invalid: boolean }[];
    };
    expect(kept.list.map(({ target_id }) => target_id)).toContain('kept');
    expect(kept.list.filter(({ invalid }) => invalid)).toEqual([]);
    const { db } = test.database;
    const counted = await db.selectFrom('article').select('favs').where('id', '=', 'kept').executeTakeFirst();
    expect(counted).toEqual({ favs: 1 });
  });
});

describe('an order of a report', () => {
  it('leads to the report, and says so once the report is withdrawn', async () => {
    const { db } = test.database;
    const { list } = await ordersOf(vip, { status: 'paid' });
    const bought = list.filter(({ kind }) => kind === 'report');
    expect(bought).toHaveLength(2);
    const read = async () =>
      (await test.call('order/detail', { id: bought[0]?.id }, vip)).body.data as { link: { params: { id: string } } };
    const before = await read();
    expect(before).toMatchObject({ link: { page: 'article/report' }, withdrawn: false });
    await db.deleteFrom('article').where('id', '=', before.link.params.id).execute();
    expect(await read()).toMatchObject({ link: null, withdrawn: true });
  });
});

describe('the term of the demonstration VIP', () => {
  it('is that of the order that brought it', async () => {
    const { list } = await ordersOf(vip, { status: 'paid' });
    const term = list.find(({ kind }) => kind === 'vip')?.benefit?.to;
    const profile = (await test.call('user/getProfile', {}, vip)).body.data as { vip_expire: string };
    expect(Date.parse(profile.vip_expire)).toBe(Date.parse(term ?? ''));
  });
});

describe('orders', () => {
  it('are filtered by state and counted for the others', async () => {
    const { body } = await test.call('order/getList', { status: 'unpaid' }, vip);
    expect(body.data).toMatchObject({ total: 1, list: [{ status: 'unpaid', pay_amount: '198.00' }] });
    expect(body.data).toMatchObject({
      facets: { status: expect.arrayContaining([{ value: 'paid', label: '已支付', count: 4 }]) },
    });
    expect((await test.call('order/getList', { status: 'nonsense' }, vip)).body.msg).toBe('status：没有这种订单状态');
  });

  it('do not exist for anybody else', async () => {
    const [own] = (await ordersOf(vip)).list;
    expect((await test.call('order/detail', { id: own?.id }, vip)).body.data).toMatchObject({ id: own?.id });
    const other = await signIn(test);
    expect((await test.call('order/detail', { id: own?.id }, other)).body).toMatchObject({
      code: 404,
      msg: '订单不存在，请在“我的订单”里查找',
    });
    expect(await ordersOf(other)).toMatchObject({ total: 0, list: [] });
  });

  it('expire by themselves when the time to pay is over', async () => {
    const { uid, ...browser } = await signIn(test);
    await test.database.db
      .insertInto('purchase')
      .values({
        id: 'late',
        no: 'BEE-late',
        uid,
        kind: 'vip',
        items: '[]',
        amount: '398.00',
        pay_amount: '398.00',
        status: 'unpaid',
        pay_method: null,
        created_at: test.now(),
        expires_at: new Date(test.now().getTime() + 1000),
      })
      .execute();
    expect((await ordersOf(browser)).list[0]?.status).toBe('unpaid');
    test.setNow('2026-03-04T10:00:01+08:00');
    expect((await ordersOf(browser, { status: 'expired' })).list).toMatchObject([{ id: 'late', status: 'expired' }]);
  });
});
