import type { DataFor } from '@bee/contracts/operations';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
}, 120_000);
afterAll(() => test?.close());

type Lists = DataFor<'baike/getBaikeLists'>;
type Entry = DataFor<'baike/getBaikeContent'>;
const ask = async <Data>(operation: Parameters<TestApp['call']>[0], request: object = {}) =>
  (await test.call(operation, request)).body.data as Data;
const listed = (request: object = {}) => ask<Lists>('baike/getBaikeLists', request);
const findEntry = async (title: string, more: object = {}): Promise<Entry> => {
  const { list } = await listed({ kw: title, ...more });
  return ask<Entry>('baike/getBaikeContent', { id: list.find((one) => one.title === title)?.id });
};

describe('the tree of the encyclopedia', () => {
  it('has two levels whose counts are those of the lists', async () => {
    const tree = await ask<DataFor<'baike/getBaikeTree'>>('baike/getBaikeTree');
    expect(tree.length).toBeGreaterThan(2);
    for (const parent of tree) {
      expect(parent.count).toBe(parent.children.reduce((sum, { count }) => sum + count, 0));
      expect((await listed({ cate_id: parent.id, limit: 1 })).total).toBe(parent.count);
      for (const { id, count, pid } of parent.children) {
        expect(pid).toBe(parent.id);
        expect((await listed({ cate_id: id, limit: 1 })).total).toBe(count);
      }
    }
    expect((await listed({ limit: 1 })).total).toBe(tree.reduce((sum, { count }) => sum + count, 0));
  });
});

describe('the list of entries', () => {
  it('is cut by the letter of the pinyin, and its facets count what each letter has', async () => {
    const { facets, total } = await listed({ limit: 1 });
    const letters = facets?.letter ?? [];
    expect(letters.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    const { list, total: ofB } = await listed({ letter: 'B', limit: 100 });
    expect(ofB).toBe(letters.find(({ value }) => value === 'B')?.count);
    expect(list.map(({ title }) => title)).toContain('白萝卜');
    expect((await test.call('baike/getBaikeLists', { letter: 'b1' })).body.msg).toContain('首字母应为 A 至 Z');
  });

  it('finds names and other names, the very name first, whatever stands invisibly in the question', async () => {
    expect((await listed({ kw: '葡萄' })).list[0]?.title).toBe('葡萄');
    expect((await listed({ kw: '\ufeff提子\u200b' })).list.map(({ title }) => title)).toContain('葡萄');
    expect(await listed({ kw: '100%_没有' })).toMatchObject({ list: [], total: 0 });
    expect((await listed({ page: 999 })).total).toBe((await listed({ limit: 1 })).total);
  });

  it('says that a category does not exist', async () => {
    const { body } = await test.call('baike/getBaikeLists', { cate_id: 'nothing' });
    expect(body).toMatchObject({ code: 404, msg: expect.stringContaining('没有这个百科分类') });
  });
});

describe('an entry', () => {
  it('is fed by what the tools say today, and its numbers are theirs', async () => {
    const { live, path, related, refs } = await findEntry('葡萄');
    const links = await ask<DataFor<'product/getLinks'>>('product/getLinks', { name: '葡萄' });
    expect(live).toEqual(links);
    const row = (await ask<DataFor<'vegetable/vegList'>>('vegetable/vegList', { name: '葡萄', limit: 1 })).list[0];
    expect(live?.price).toMatchObject({
      price_avg: row?.price_avg,
      date: row?.date,
      market_count: row?.market_count,
      spark: row?.spark,
    });
    expect(path.map(({ title }) => title)).toEqual(['农产品', '水果品种']);
    expect(related.map(({ title }) => title)).toContain('葡萄的选购与贮藏');
    expect(refs.map(({ no }) => no)).toEqual(refs.map((_, place) => place + 1));
  });

  it('speaks of a product that its title is not the name of, and of none where there is none', async () => {
    expect((await findEntry('葡萄的选购与贮藏')).live?.price?.product).toBe('葡萄');
    expect((await findEntry('批发价')).live).toBeNull();
  });

  it('counts a reading once per reader and hour, and none for looking alone', async () => {
    const { id, views } = await findEntry('白萝卜');
    const read = (request: object = {}, ip = '203.0.113.9') =>
      test.call('baike/getBaikeContent', { id, ...request }, test.newBrowser(ip));
    await read();
    await read({ seen: 1 });
    await read({ seen: 1 });
    await read({ seen: 1 }, '203.0.113.10');
    expect((await findEntry('白萝卜')).views).toBe(views + 2);
  });

  it('that there is not is said so', async () => {
    expect((await test.call('baike/getBaikeContent', { id: 'nothing' })).body).toMatchObject({
      code: 404,
      msg: expect.stringContaining('没有这个百科条目'),
    });
    expect((await test.call('baike/commentLists', { baike_id: 'nothing' })).body).toMatchObject({ code: 404 });
  });
});

describe('what is read most', () => {
  it('comes in the order of readings, and the entry of the day is one of them, another tomorrow', async () => {
    const hot = await ask<DataFor<'baike/hotBaike'>>('baike/hotBaike', { limit: 5 });
    expect(hot).toHaveLength(5);
    expect(hot.map(({ views }) => views)).toEqual(hot.map(({ views }) => views).sort((a, b) => b - a));
    const today = await ask<DataFor<'baike/hotBaikeContent'>>('baike/hotBaikeContent');
    expect(today?.live?.price).toBeTruthy();
    test.setNow(new Date(test.now().getTime() + 86_400_000).toISOString());
    expect((await ask<DataFor<'baike/hotBaikeContent'>>('baike/hotBaikeContent'))?.id).not.toBe(today?.id);
  });

  it('stands in the sitemap with its id, after the page of all', async () => {
    const { list, total } = await ask<DataFor<'site/getSitemap'>>('site/getSitemap', { source: 'baike' });
    expect(total).toBe((await listed({ limit: 1 })).total + 1);
    expect(list[0]?.params).toEqual({});
    expect(list[1]?.params.id).toBeTruthy();
  });
});
