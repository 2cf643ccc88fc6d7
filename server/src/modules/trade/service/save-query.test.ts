import type { DataFor } from '@bee/contracts/operations';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';
import { tradeCalls } from '@bee/testing/server/trade';

let test: TestApp;
const { ask, refusal } = tradeCalls(() => test);

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
}, 240_000);

afterAll(() => test?.close());

const kept = async (browser: Browser, type: 'trade' | 'trade_query') =>
  (await ask('user/getMyFavoriteList', { type, limit: 100 }, browser)) as DataFor<'user/getMyFavoriteList'>;

describe('a query under a name', () => {
  it('is kept with its address, once per conditions, and taken away by its owner alone', async () => {
    const [owner, other] = [await signIn(test), await signIn(test)];
    const query = { hs: '08106000', geo: 'TH~VN', from: '2025-01' };
    const { id, renamed, left } = await ask('trade/saveQuery', { name: '泰越榴莲', query }, owner);
    expect({ renamed, left }).toEqual({ renamed: false, left: 29 });
    const turned = { from: '2025-01', geo: 'TH~VN', hs: '08106000', to: '' };
    expect(await ask('trade/saveQuery', { name: '榴莲两国', query: turned }, owner)).toEqual({
      id,
      renamed: true,
      left: 29,
    });
    const { list } = await kept(owner, 'trade_query');
    expect(list).toEqual([
      expect.objectContaining({
        target_id: id,
        title: '榴莲两国',
        summary: '1 个编码，2 个贸易伙伴，按月，2025-01 至 最新',
        link: { page: 'application/trade/data-detail', params: query },
        invalid: false,
      }),
    ]);
    await ask('user/favorite', { type: 'trade_query', id, action: 'remove' }, other);
    expect((await kept(owner, 'trade_query')).total).toBe(1);
    await ask('user/favorite', { type: 'trade_query', id, action: 'remove' }, owner);
    expect((await kept(owner, 'trade_query')).total).toBe(0);
  });

  it('is kept apart as the drawing of the same conditions, with the address of that', async () => {
    const owner = await signIn(test);
    const query = { hs: '08106000', row: 'partner' };
    const drawn = { ...query, chart: 'tree', tab: '' };
    const screen = 'application/trade/data-analysis';
    const ids = [
      await ask('trade/saveQuery', { name: '表', query }, owner),
      await ask('trade/saveQuery', { name: '走势', screen, query }, owner),
      await ask('trade/saveQuery', { name: '树图', screen, query: drawn }, owner),
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    const { list } = await kept(owner, 'trade_query');
    expect(list.find(({ title }) => title === '树图')).toMatchObject({
      summary: '图表分析（矩形树图），1 个编码，全部贸易伙伴，按月，最新时期',
      link: { page: screen, params: { hs: '08106000', row: 'partner', chart: 'tree' } },
    });
    expect(list.find(({ title }) => title === '走势')).toMatchObject({ link: { page: screen, params: query } });
    expect(await refusal('trade/saveQuery', { name: '表', query: drawn }, owner)).toContain('没有的条件');
    expect(await refusal('trade/saveQuery', { name: '表', screen: 'home', query }, owner)).toContain(
      '没有这个查询页面',
    );
  });

  it('is refused without a code, with keys that no query has, without a name, and to visitors', async () => {
    const member = await signIn(test);
    const save = (request: object, browser?: Browser) => refusal('trade/saveQuery', request, browser);
    expect(await save({ name: '空', query: { geo: 'TH' } }, member)).toContain('请先选择商品编码');
    expect(await save({ name: '多', query: { hs: '08', evil: '1' } }, member)).toContain('条件');
    expect(await save({ name: ' ', query: { hs: '08' } }, member)).toContain('查询名称至少 1 个字');
    expect(await save({ name: '长', query: { hs: '1'.repeat(401) } }, member)).toContain('条件过长');
    expect(await save({ name: '游客', query: { hs: '08' } })).toContain('登录');
    expect((await kept(member, 'trade_query')).total).toBe(0);
  });

  it('is the same under the old and the present name of a key', async () => {
    const member = await signIn(test);
    const save = (query: object) => ask('trade/saveQuery', { name: '逐年', query }, member);
    const { id } = await save({ hs: '08', f: 'Y' });
    expect(await save({ hs: '08', freq: 'Y' })).toMatchObject({ id, renamed: true });
    expect((await kept(member, 'trade_query')).list).toMatchObject([{ summary: expect.stringContaining('按年') }]);
  });

  it('is one of thirty, however many are sent at once', async () => {
    const member = await signIn(test);
    const years = Array.from({ length: 34 }, (_, no) => String(1990 + no));
    const answers = await Promise.all(
      years.map((from) => test.call('trade/saveQuery', { name: from, query: { hs: '08', f: 'Y', from } }, member)),
    );
    expect(answers.filter(({ body }) => body.success).length).toBe(30);
    expect(answers.find(({ body }) => !body.success)?.body.msg).toContain('最多保存 30 个查询');
    expect((await kept(member, 'trade_query')).total).toBe(30);
  });
});

describe('a traded product among the favourites', () => {
  it.each([
    ['榴莲', '榴莲进出口', { product_name: '榴莲' }],
    ['08106000', '08106000 ', { hs: '08106000' }],
  ])('%s leads to its page, and says when its source is gone', async (id, title, params) => {
    const member = await signIn(test);
    expect((await ask('user/favorite', { type: 'trade', id, action: 'add' }, member)).favorited).toBe(true);
    const [found] = (await kept(member, 'trade')).list;
    expect(found?.title.startsWith(title)).toBe(true);
    expect(found).toMatchObject({ link: { page: 'application/trade/detail', params }, invalid: false });
  });

  it('is something that there is', async () => {
    const member = await signIn(test);
    expect(await refusal('user/favorite', { type: 'trade', id: '宇宙飞船', action: 'add' }, member)).toContain(
      '不存在',
    );
    await ask('user/favorite', { type: 'trade', id: '荔枝', action: 'add' }, member);
    await test.database.db.deleteFrom('trade_product').where('name', '=', '荔枝').execute();
    const { list } = await kept(member, 'trade');
    expect(list.map(({ title, invalid }) => [title, invalid])).toEqual([['荔枝进出口', true]]);
  });
});
