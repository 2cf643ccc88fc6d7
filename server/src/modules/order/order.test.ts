import { DEMO_PASSWORD, DEMO_VIP, loadFavorites, loadMembers } from '../../sample/members.ts';
import { loadOrders } from '../../sample/orders.ts';
import { buildArticle } from '../../testing/articles.ts';
import { signIn } from '../../testing/members.ts';
import { type Browser, startTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let vip: Browser;

beforeAll(async () => {
  test = await startTestApp();
  await buildArticle(test.database.db, { id: 'kept' });
  for (const round of [1, 2]) {
    const day = { today: '2026-03-04', round };
    await loadMembers(test.database.db, day);
    await loadOrders(test.database.db, day);
    await loadFavorites(test.database.db, day);
  }
  vip = test.newBrowser();
  const { body } = await test.call('user/login', { username: DEMO_VIP, password: DEMO_PASSWORD }, vip);
  vip.token = String(body.token);
});
afterAll(() => test?.close());

type Order = { id: string; status: string; invoice_status: string; created_at: string };
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
    const times = list.map(({ created_at }) => Date.parse(created_at));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(Math.max(...times)).toBeLessThan(test.now().getTime());
  });

  it('come with points whose balance runs, and favourites that exist', async () => {
    const { body } = await test.call('user/getScoreLists', { limit: 100 }, vip);
    const { list } = body.data as { list: { score: number; dir: 'in' | 'out'; balance: number }[] };
    expect(list.length).toBeGreaterThan(40);
    list.reduceRight((balance, record) => {
      expect(record.balance).toBe(balance + (record.dir === 'in' ? record.score : -record.score));
      return record.balance;
    }, 0);
    expect((await test.call('user/getMyFavoriteList', {}, vip)).body.data).toMatchObject({
      list: [{ target_id: 'kept', invalid: false }],
    });
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
