import type { DataFor, RequestFor } from '@bee/contracts/operations';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase, SAMPLE_DAY } from '@bee/testing/server/test-database';
import { foodOfProduct } from './store/food-of-product.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
}, 120_000);

afterAll(() => test.close());

const list = async (request: RequestFor<'food/getList'> = {}) =>
  (await test.call('food/getList', request)).body.data as DataFor<'food/getList'>;

const search = async (keyword: string, more: object = {}) =>
  (await test.call('food/search', { keyword, ...more })).body.data as DataFor<'food/search'>;

const detail = async (code: string) =>
  (await test.call('food/getDetail', { code })).body.data as DataFor<'food/getDetail'>;

const codeOf = async (name: string): Promise<string> => (await search(name)).list[0]?.code ?? '';

const itemOf = (food: DataFor<'food/getDetail'>, key: string) =>
  food.groups.flatMap(({ items }) => items).find((item) => item.key === key);

describe('the categories', () => {
  it('count the foods of both levels, which add up to the list', async () => {
    const { body } = await test.call('food/getCateList', {});
    const categories = body.data as DataFor<'food/getCateList'>;
    const all = await list({ limit: 1 });
    expect(all.total).toBeGreaterThanOrEqual(300);
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
    for (const { id, count, children } of categories) {
      expect(children.reduce((sum, child) => sum + child.count, 0)).toBe(count);
      expect((await list({ first_id: id, limit: 1 })).total).toBe(count);
    }
  });

  it('that are none are answered in words, also a second one of another first', async () => {
    const { body } = await test.call('food/getCateList', {});
    const [one, other] = body.data as DataFor<'food/getCateList'>;
    for (const request of [
      { first_id: '99999' },
      { first_id: one?.id, second_id: other?.children[0]?.id },
      { first_id: one?.children[0]?.id },
    ]) {
      const { body: answer } = await test.call('food/getList', request);
      expect(answer).toMatchObject({ code: 404, data: null });
      expect(answer.msg).toContain('食物分类');
    }
    expect((await test.call('food/getList', { first_id: '一' })).body.msg).toContain('分类编号应为数字');
  });
});

describe('the list', () => {
  it('has the columns that were asked for, and — instead of 0 where nothing was measured', async () => {
    const { list: rows } = await list({ cols: ['se', 'vit_d'], limit: 100 });
    for (const { nutrients } of rows) {
      expect(Object.keys(nutrients)).toEqual(['se', 'vit_d']);
      expect(nutrients.vit_d).toEqual({ v: null, q: 'na', unit: 'µg', decimals: 0 });
    }
  });

  it.each(['asc', 'desc'] as const)('ordered %s puts what is no number last, never as 0', async (order) => {
    const rows: DataFor<'food/getList'>['list'] = [];
    for (let page = 1; page <= 4; page += 1)
      rows.push(...(await list({ sort: `se.${order}`, cols: ['se'], limit: 100, page })).list);
    const states = rows.map(({ nutrients }) => nutrients.se?.q ?? '');
    const numbers = rows
      .filter(({ nutrients }) => nutrients.se?.q === '=')
      .map(({ nutrients }) => nutrients.se?.v ?? 0);
    expect(new Set(states)).toEqual(new Set(['=', '<', 'tr', 'na']));
    expect(states.slice(0, numbers.length).every((state) => state === '=')).toBe(true);
    expect([...new Set(states.slice(numbers.length))]).toEqual(['<', 'tr', 'na']);
    expect(numbers).toEqual([...numbers].sort((a, b) => (order === 'asc' ? a - b : b - a)));
  });

  it('means over numbers alone', async () => {
    const { list: rows, means } = await list({ sort: 'se.desc', cols: ['se'], limit: 100, page: 1, first_id: '0' });
    const every = [...rows];
    for (let page = 2; page <= 4; page += 1)
      every.push(...(await list({ sort: 'se.desc', cols: ['se'], limit: 100, page })).list);
    const numbers = every.flatMap(({ nutrients }) => (nutrients.se?.q === '=' ? [nutrients.se.v ?? 0] : []));
    expect(means.se?.n).toBe(numbers.length);
    expect(means.se?.mean).toBeCloseTo(numbers.reduce((sum, one) => sum + one, 0) / numbers.length, 6);
    expect(numbers.length).toBeLessThan(every.length);
  });

  it('shows representative values alone where they are asked for', async () => {
    const { list: rows, total } = await list({ rep: true, limit: 100 });
    expect(total).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.every(({ rep, code }) => rep && code.endsWith('x'))).toBe(true);
  });

  it.each([
    [{ sort: 'gold.desc' }, '没有这种排序'],
    [{ cols: ['gold'] }, '没有这种营养成分'],
    [{ cols: Array.from({ length: 13 }, () => 'fe') }, '最多显示 12 种营养成分'],
    [{ page: 0 }, '页码从 1 开始'],
  ])('refuses %j in Chinese', async (request, message) => {
    const { body } = await test.call('food/getList', request);
    expect(body).toMatchObject({ success: false, data: null });
    expect(body.msg).toContain(message);
  });
});

describe('the search', () => {
  it.each([
    ['番茄', '番茄'],
    ['西红柿', '番茄'],
    ['fanqie', '番茄'],
    ['FanQie', '番茄'],
    ['fq', '番茄'],
    ['洋柿子', '番茄'],
    ['tudou', '马铃薯'],
    ['猪肉（代表值）', '猪肉（代表值）'],
    ['ｆｑ', '番茄'],
  ])('finds by %s first %s', async (keyword, name) => {
    expect((await search(keyword)).list[0]?.name).toBe(name);
  });

  it('says by which other name it was found', async () => {
    const [tomato] = (await search('西红柿')).list;
    expect(tomato).toMatchObject({ name: '番茄', matched: '西红柿' });
    expect((await search('番茄')).list[0]?.matched).toBeNull();
  });

  it('finds what stands within a name, after what begins so', async () => {
    const names = (await search('番茄', { limit: 100 })).list.map(({ name }) => name);
    expect(names).toContain('樱桃番茄');
    expect(names.indexOf('番茄酱')).toBeLessThan(names.indexOf('樱桃番茄'));
  });

  it('wants every one of several words', async () => {
    const names = (await search('香菇 干')).list.map(({ name }) => name);
    expect(names).toEqual(['香菇（干）']);
  });

  it('finds by code, in either case', async () => {
    const code = await codeOf('鸡蛋（代表值）');
    expect(code).toMatch(/x$/);
    expect((await search(code.toUpperCase())).list.map((row) => row.code)).toEqual([code]);
  });

  it('counts the whole and turns pages without repeating', async () => {
    const first = await search('鱼', { limit: 5 });
    const second = await search('鱼', { limit: 5, page: 2 });
    expect(first.total).toBe(second.total);
    const codes = [...first.list, ...second.list].map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('answers what finds nothing with nothing, and signs alone in words', async () => {
    expect(await search('火星果')).toMatchObject({ list: [], total: 0 });
    expect(await search("%' or 1=1 --")).toMatchObject({ total: 0 });
    expect((await test.call('food/search', { keyword: '%_%' })).body.msg).toContain('关键字里没有文字');
    expect((await test.call('food/search', { keyword: ' ' })).body.msg).toContain('请输入关键字查询');
  });
});

describe('the page of a food', () => {
  it('groups at least 25 nutrients, each with its place among the foods of its category that have a number', async () => {
    const food = await detail(await codeOf('番茄'));
    const items = food.groups.flatMap((group) => group.items);
    expect(items.length).toBeGreaterThanOrEqual(25);
    expect(food.groups.map(({ title }) => title).slice(0, 3)).toEqual(['能量与宏量营养素', '矿物质', '维生素']);
    const vegetables: DataFor<'food/getList'>['list'] = [];
    for (let page = 1; page <= 2; page += 1) {
      const { list: rows } = await list({
        first_id: food.cate1.id,
        sort: 'vit_c.desc',
        cols: ['vit_c'],
        limit: 100,
        page,
      });
      vegetables.push(...rows);
    }
    const numbers = vegetables.flatMap(({ nutrients }) => (nutrients.vit_c?.q === '=' ? [nutrients.vit_c.v ?? 0] : []));
    const own = itemOf(food, 'vit_c');
    expect(own?.rank).toBe(1 + numbers.filter((one) => one > (own?.value.v ?? 0)).length);
    expect(own?.rank_total).toBe(numbers.length);
    expect(own?.cate_avg).toBeCloseTo(numbers.reduce((sum, one) => sum + one, 0) / numbers.length, 6);
  });

  it('gives traces, limits and what was not measured neither rank nor share of the reference', async () => {
    const { list: rows } = await list({ sort: 'se.desc', cols: ['se'], limit: 100, page: 4 });
    for (const state of ['tr', 'na']) {
      const code = rows.find(({ nutrients }) => nutrients.se?.q === state)?.code ?? '';
      expect(itemOf(await detail(code), 'se')).toMatchObject({
        value: { v: null, q: state },
        rank: null,
        nrv_pct: null,
      });
    }
  });

  it('has shares of the reference values of GB 28050', async () => {
    const egg = await detail(await codeOf('鸡蛋（代表值）'));
    const protein = itemOf(egg, 'protein');
    expect(protein?.nrv).toBe(60);
    expect(protein?.nrv_pct).toBeCloseTo(((protein?.value.v ?? 0) / 60) * 100, 6);
    expect(itemOf(egg, 'water')).toMatchObject({ nrv: null, nrv_pct: null });
  });

  it('costs nutrients at the wholesale price of the same product, waste counted in', async () => {
    const cabbage = await detail(await codeOf('大白菜'));
    expect(cabbage.price).toMatchObject({ product: '大白菜', unit: '元/公斤', age_days: 0, date: SAMPLE_DAY });
    const amount = itemOf(cabbage, 'protein')?.value.v ?? 0;
    const perKilogram = amount * 10 * ((cabbage.edible_pct ?? 0) / 100);
    const cost = cabbage.costs.find(({ key }) => key === 'protein');
    expect(cost).toMatchObject({ per: 10, unit: 'g' });
    expect(cost?.cost).toBeCloseTo(((cabbage.price?.price_kg ?? 0) / perKilogram) * 10, 6);
  });

  it('takes the price of a product by another name, for what is sold fresh alone, and none of last week', async () => {
    const rename = (from: string, to: string) =>
      test.database.pool.query(
        `update price_product set name = $2, match_key = $2, alias = '{}' where scope = 'market' and name = $1`,
        [from, to],
      );
    await rename('大白菜', '土豆');
    const code = await codeOf('马铃薯');
    expect((await detail(code)).price).toMatchObject({ product: '土豆', to: { params: { name: '土豆' } } });
    expect(await detail(await codeOf('马铃薯（煮）'))).toMatchObject({ price: null, costs: [] });
    expect(await detail(await codeOf('大白菜'))).toMatchObject({ price: null, costs: [] });
    const before = test.now().toISOString();
    test.setNow('2026-03-20T10:00:00+08:00');
    expect((await detail(code)).price).toBeNull();
    test.setNow(before);
    await rename('土豆', '大白菜');
  });

  it('has the glycemic index of its own name with its level', async () => {
    const melon = await detail(await codeOf('西瓜'));
    expect(melon.gi?.name).toBe('西瓜');
    expect(melon.gi?.level).toBe((melon.gi?.v ?? 0) >= 70 ? 'high' : 'middle');
    expect((await detail(await codeOf('芝麻油'))).gi).toBeNull();
  });

  it('is found in either case; a code that is none is answered in words', async () => {
    const code = await codeOf('猪肉（代表值）');
    expect((await detail(code.toUpperCase())).code).toBe(code);
    const { body } = await test.call('food/getDetail', { code: '999999x' });
    expect(body).toMatchObject({ code: 404, data: null });
    expect(body.msg).toContain('999999x');
    expect((await test.call('food/getDetail', { code: "x' or 1" })).body.msg).toContain('食物编码由数字和字母组成');
    expect((await test.call('food/getRelatedList', { code: '999999x' })).body).toMatchObject({ code: 404 });
  });

  it('is related to foods of its own kind, nearest first', async () => {
    const code = await codeOf('鸡胸肉');
    const own = await detail(code);
    const { body } = await test.call('food/getRelatedList', { code, limit: 4 });
    const related = body.data as DataFor<'food/getRelatedList'>;
    expect(related).toHaveLength(4);
    expect(related.every(({ cate2 }) => cate2.id === own.cate2.id)).toBe(true);
    const apart = related.map(({ nutrients }) =>
      (['protein', 'fat', 'carb'] as const).reduce(
        (sum, key) => sum + Math.abs((nutrients[key]?.v ?? 0) - (itemOf(own, key)?.value.v ?? 0)),
        0,
      ),
    );
    expect(apart).toEqual([...apart].sort((a, b) => a - b));
  });
});

describe('the food of a product', () => {
  it('is found by title or other name, and is none for what has none', async () => {
    const { db } = test.database;
    const tomato = await foodOfProduct(db, ['番茄', '西红柿']);
    expect(tomato).toMatchObject({ name: '番茄', to: { page: 'application/food/detail' } });
    expect(tomato?.items.map(({ key }) => key)).toEqual(['energy', 'protein', 'fat', 'carb', 'fiber', 'vit_c']);
    expect((await foodOfProduct(db, ['西红柿']))?.code).toBe(tomato?.code);
    expect(await foodOfProduct(db, ['三七'])).toBeNull();
    expect(await foodOfProduct(db, [])).toBeNull();
  });
});

describe('a favourite food', () => {
  it('keeps name and link', async () => {
    const browser = test.newBrowser();
    const login = await test.call('user/login', { username: '13800000001', password: 'Bee-demo-2026' }, browser);
    browser.token = String(login.body.token);
    const code = await codeOf('番茄');
    await test.call('user/favorite', { type: 'food', id: code, action: 'add' }, browser);
    const { body } = await test.call('user/getMyFavoriteList', { type: 'food' }, browser);
    const { list: kept } = body.data as DataFor<'user/getMyFavoriteList'>;
    expect(kept[0]).toMatchObject({
      title: '番茄',
      invalid: false,
      link: { page: 'application/food/detail', params: { code } },
    });
    await test.database.pool.query('delete from food where code = $1', [code]);
    const after = await test.call('user/getMyFavoriteList', { type: 'food' }, browser);
    expect((after.body.data as DataFor<'user/getMyFavoriteList'>).list[0]).toMatchObject({
      title: '番茄',
      invalid: true,
    });
  });
});
