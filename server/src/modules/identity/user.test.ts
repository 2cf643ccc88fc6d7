import type { DataFor } from '@bee/contracts/operations';
import { buildArticle } from '@bee/testing/server/articles';
import { signIn } from '@bee/testing/server/members';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { grantScore } from './store/score.repository.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());
beforeEach(() => test.setNow('2026-03-04T10:00:00+08:00'));

describe('the profile', () => {
  it('hides the number and tells the membership', async () => {
    const { body } = await test.call('user/getProfile', {}, await signIn(test, { vip: true, mobile: '13912345678' }));
    expect(body.data).toMatchObject({ mobile: '139****5678', hasVip: true, login: 1, vegetable_expire: null });
    expect(JSON.stringify(body)).not.toContain('13912345678');
  });

  it('is changed field by field and rewarded once when complete', async () => {
    const browser = await signIn(test);
    await test.call('user/getProfile', {}, browser);
    const part = await test.call('user/updateInfo', { nickname: '  小麦  ', sex: 'female' }, browser);
    expect(part.body.data).toMatchObject({ nickname: '小麦', sex: 'female', province: '', score: 2 });
    const rest = { birthday: '1990-02-28', province: '山东省', city: '潍坊市' };
    expect((await test.call('user/updateInfo', rest, browser)).body.data).toMatchObject({
      nickname: '小麦',
      score: 22,
    });
    expect((await test.call('user/updateInfo', { birthday: null }, browser)).body.data).toMatchObject({
      birthday: null,
    });
    expect((await test.call('user/updateInfo', rest, browser)).body.data).toMatchObject({ score: 22 });
  });

  it.each([
    [{ nickname: '麦' }, 'nickname：昵称至少 2 个字'],
    [{ nickname: '麦'.repeat(21) }, 'nickname：昵称最多 20 个字'],
    [{ nickname: '麦'.repeat(10_000) }, 'nickname：昵称最多 20 个字'],
    [{ nickname: '小麦\u202Egpj' }, 'nickname：昵称含有看不见或不允许的字符，请删去后重试'],
    [{ nickname: '小\u0007麦' }, 'nickname：昵称含有看不见或不允许的字符，请删去后重试'],
    [{ nickname: '小\u0000麦' }, 'nickname：含有不允许的字符'],
    [{ nickname: '<script>alert(1)' }, 'nickname：昵称不能含有 < 或 >'],
    [{ city: '<img src=x>' }, 'city：地区名称不能含有 < 或 >'],
    [{ entity: '合作社\n第二行' }, 'entity：单位名称含有看不见或不允许的字符，请删去后重试'],
    [{ entity: '社'.repeat(61) }, 'entity：单位名称最多 60 个字'],
    [{ birthday: '1990-02-30' }, 'birthday：没有这一天'],
    [{ sex: 'x' }, 'sex：没有这种性别选项'],
  ])('refuses %j', async (change, msg) => {
    const { status, body } = await test.call('user/updateInfo', change, await signIn(test));
    expect([status, body.code, body.msg]).toEqual([422, 422, msg]);
  });
});

describe('points', () => {
  it('come once per Shanghai day for the first visit', async () => {
    const browser = await signIn(test, { remember: true });
    const visit = async (instant: string) => {
      test.setNow(instant);
      await test.call('user/getProfile', {}, browser);
      const { body } = await test.call('user/score', {}, browser);
      return body.data;
    };
    expect(await visit('2026-03-04T10:00:00+08:00')).toMatchObject({ score: 2, today: 2, streak: 1 });
    expect(await visit('2026-03-04T23:59:59+08:00')).toMatchObject({ score: 2, today: 2, streak: 1 });
    expect(await visit('2026-03-05T00:00:00+08:00')).toMatchObject({ score: 4, today: 2, streak: 2 });
    const later = await visit('2026-03-07T09:00:00+08:00');
    expect(later).toMatchObject({ score: 6, today: 2, streak: 1, level: 1, level_from: 0, level_next: 200 });
    expect((later as DataFor<'user/score'>).week).toEqual([
      ...['2026-03-01', '2026-03-02', '2026-03-03'].map((day) => ({ day, signed: false })),
      ...['2026-03-04', '2026-03-05'].map((day) => ({ day, signed: true })),
      { day: '2026-03-06', signed: false },
      { day: '2026-03-07', signed: true },
    ]);
  });

  it('count neither as earned nor as experience when an order gives them back', async () => {
    const browser = await signIn(test);
    const { db } = test.database;
    await test.call('user/getProfile', {}, browser);
    const order = { uid: browser.uid, source: 'order', title: '订单', now: test.now() } as const;
    await grantScore(db, { ...order, score: -2, biz: { type: 'order', id: 'a' } });
    await grantScore(db, { ...order, score: 2, biz: { type: 'order-closed', id: 'a' } });
    expect((await test.call('user/score', {}, browser)).body.data).toMatchObject({ score: 2, exp: 2, today: 2 });
    const listed = async (dir?: string) => (await test.call('user/getScoreLists', { dir }, browser)).body.data;
    expect(await listed()).toMatchObject({ months: [{ month: '2026-03', earned: 2, spent: 2, returned: 2 }] });
    expect(await listed('in')).toMatchObject({ total: 1, list: [{ source: 'signin' }] });
    expect(await listed('back')).toMatchObject({ total: 1, list: [{ dir: 'back', score: 2, balance: 2 }] });
  });

  it('lead to what they were for while that exists, and for others nowhere', async () => {
    const [browser, other] = [await signIn(test), await signIn(test)];
    const { id } = await buildArticle(test.database.db);
    await test.call('user/favorite', { type: 'article', id, action: 'add' }, browser);
    const links = async () => {
      const { body } = await test.call('user/getScoreLists', { source: 'favorite' }, browser);
      return (body.data as DataFor<'user/getScoreLists'>).list.map(({ link }) => link);
    };
    expect(await links()).toEqual([{ page: 'article/detail', params: { id } }]);
    await test.call('user/favorite', { type: 'article', id, action: 'add' }, other);
    await test.call('user/favorite', { type: 'article', id, action: 'remove' }, browser);
    expect(await links()).toEqual([null]);
  });

  it('are listed newest first with the balance after each, by month and direction', async () => {
    const browser = await signIn(test, { remember: true });
    await test.call('user/getProfile', {}, browser);
    test.setNow('2026-03-05T10:00:00+08:00');
    await test.call('user/getProfile', {}, browser);
    const { body } = await test.call('user/getScoreLists', {}, browser);
    expect(body.data).toMatchObject({
      total: 2,
      facets: { source: [{ value: 'signin', label: '签到', count: 2 }] },
      list: [
        { dir: 'in', score: 2, balance: 4, biz: { type: 'day', id: '2026-03-05' } },
        { dir: 'in', score: 2, balance: 2, biz: { type: 'day', id: '2026-03-04' } },
      ],
    });
    expect(body.data).toMatchObject({ months: [{ month: '2026-03', earned: 4, spent: 0 }] });
    const others = [{ dir: 'out' }, { month: '2026-02' }, { source: 'order' }];
    for (const filter of others)
      expect((await test.call('user/getScoreLists', filter, browser)).body.data).toMatchObject({ total: 0, list: [] });
  });
});

describe('favourites', () => {
  it('are added and removed as often as one likes, with one effect', async () => {
    const browser = await signIn(test);
    const { id } = await buildArticle(test.database.db, { title: '稳定粮食生产的通知' });
    const change = async (action: string) =>
      (await test.call('user/favorite', { type: 'article', id, action }, browser)).body.data;
    expect(await change('add')).toEqual({ favorited: true, count: 1 });
    expect(await change('add')).toEqual({ favorited: true, count: 1 });
    expect(await change('toggle')).toEqual({ favorited: false, count: 0 });
    expect(await change('remove')).toEqual({ favorited: false, count: 0 });
    expect(await change('toggle')).toEqual({ favorited: true, count: 1 });
    const { body } = await test.call('user/getMyFavoriteList', { kw: '粮食' }, browser);
    expect(body.data).toMatchObject({
      total: 1,
      facets: { type: [{ value: 'article', label: '资讯', count: 1 }] },
      list: [{ target_id: id, invalid: false, link: { page: 'article/detail', params: { id } } }],
    });
  });

  it('belong to their member', async () => {
    const { id } = await buildArticle(test.database.db);
    await test.call('user/favorite', { type: 'article', id, action: 'add' }, await signIn(test));
    const other = await signIn(test);
    expect((await test.call('user/favorite', { type: 'article', id, action: 'state' }, other)).body.data).toEqual({
      favorited: false,
      count: 1,
    });
    expect((await test.call('user/getMyFavoriteList', {}, other)).body.data).toMatchObject({
      total: 0,
      updated_at: null,
    });
  });

  it('refuse what does not exist, and keep the title of what has gone', async () => {
    const browser = await signIn(test);
    expect((await test.call('user/favorite', { type: 'article', id: 'nope' }, browser)).body.code).toBe(404);
    const { id } = await buildArticle(test.database.db, { title: '旧消息' });
    await test.call('user/favorite', { type: 'article', id, action: 'add' }, browser);
    await test.database.db.deleteFrom('article').where('id', '=', id).execute();
    const { body } = await test.call('user/getMyFavoriteList', {}, browser);
    expect(body.data).toMatchObject({ list: [{ title: '旧消息', invalid: true }] });
  });

  it('go away several at once, or all that have gone, and only those of their member', async () => {
    const [browser, other] = [await signIn(test), await signIn(test)];
    const keep = async (who: typeof browser, title: string) => {
      const { id } = await buildArticle(test.database.db, { title });
      await test.call('user/favorite', { type: 'article', id, action: 'add' }, who);
      return id;
    };
    for (const title of ['甲', '乙', '丙']) await keep(browser, title);
    const gone = [await keep(browser, '丁'), await keep(other, '戊')];
    await test.database.db.deleteFrom('article').where('id', 'in', gone).execute();
    const listed = async (who: typeof browser) =>
      (await test.call('user/getMyFavoriteList', {}, who)).body.data as {
        list: { id: string; title: string }[];
        facets: { state: { count: number }[] };
      };
    const before = await listed(browser);
    expect(before.facets.state[0]?.count).toBe(1);
    const idOf = (title: string) => before.list.find((one) => one.title === title)?.id;
    const remove = async (request: object, who = browser) =>
      (await test.call('user/removeFavorites', request, who)).body;
    expect((await remove({ ids: [idOf('甲'), idOf('甲'), idOf('乙')] }, other)).data).toEqual({ removed: 0 });
    expect((await remove({ ids: [idOf('甲'), idOf('甲'), idOf('乙')] })).data).toEqual({ removed: 2 });
    expect((await remove({ invalid: true })).data).toEqual({ removed: 1 });
    expect((await listed(browser)).list.map(({ title }) => title)).toEqual(['丙']);
    expect((await listed(other)).list).toHaveLength(1);
    expect((await remove({ ids: [] })).msg).toContain('请先选择要取消的收藏');
    expect((await remove({ ids: Array.from({ length: 101 }, (_, i) => String(i)) })).msg).toContain('最多取消 100 条');
  });

  it('earn a point each, five a day, never twice for the same thing', async () => {
    const browser = await signIn(test);
    const score = async () => ((await test.call('user/score', {}, browser)).body.data as { score: number }).score;
    const ids: string[] = [];
    for (let i = 0; i < 7; i++) ids.push((await buildArticle(test.database.db)).id);
    for (const id of ids) await test.call('user/favorite', { type: 'article', id, action: 'add' }, browser);
    expect(await score()).toBe(5);
    test.setNow('2026-03-04T10:20:00+08:00');
    await test.call('user/favorite', { type: 'article', id: ids[0], action: 'toggle' }, browser);
    await test.call('user/favorite', { type: 'article', id: ids[0], action: 'toggle' }, browser);
    expect(await score()).toBe(5);
  });
});

describe('feedback', () => {
  const message = { contact: '王先生', tel: '13900000000', content: '希望增加三七行情' };

  it('is stored and thanked for, up to ten times an hour', async () => {
    const browser = test.newBrowser('198.51.100.77');
    expect((await test.call('user/feedback', message, browser)).body).toMatchObject({
      code: 1,
      msg: '感谢您的反馈，我们会尽快处理',
    });
    for (let i = 0; i < 9; i++) await test.call('user/feedback', message, browser);
    expect((await test.call('user/feedback', message, browser)).body.code).toBe(429);
    const { count } = await test.database.db
      .selectFrom('feedback')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(10);
  });

  it('asks for each field in its own words', async () => {
    const missing = async (request: object) => (await test.call('user/feedback', request)).body.msg;
    expect(await missing({ ...message, contact: ' ' })).toBe('contact：请输入您的姓名');
    expect(await missing({ ...message, tel: undefined })).toBe('tel：请输入您的联系电话');
    expect(await missing({ ...message, content: '' })).toBe('content：请输入反馈和建议');
  });
});

describe('what only members may call', () => {
  it.each([
    'user/getProfile',
    'user/updateInfo',
    'user/score',
    'user/getScoreLists',
    'user/getMyFavoriteList',
    'user/favorite',
    'user/removeFavorites',
    'user/proveIdentity',
    'user/changePassword',
    'user/changeMobile',
    'user/getSessionList',
    'user/endSession',
    'order/getList',
    'order/detail',
  ] as const)('%s turns visitors away before it reads the request', async (id) => {
    const { status, body } = await test.call(id, { page: 'nonsense' });
    expect([status, body.code, body.msg]).toEqual([200, 401, '请先登录']);
  });
});
