import type { DataFor } from '@bee/contracts/operations';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
}, 120_000);

afterAll(() => test.close());

describe('the hub of a tag', () => {
  const hubOf = async (tag_id: string) =>
    (await test.call('article/getTagRelatedList', { tag_id, hub: true })).body
      .data as DataFor<'article/getTagRelatedList'>;

  it('gathers prices, entry and the newest of each scope of a product', async () => {
    const { hub } = await hubOf('大白菜');
    expect(hub?.product?.name).toBe('大白菜');
    expect(hub?.entry?.title).toBe('大白菜');
    expect(hub?.entry?.to.page).toBe('application/baike');
    expect((hub?.reports.length ?? 0) + (hub?.news.length ?? 0)).toBeGreaterThan(0);
    const near = hub?.near ?? [];
    expect(near.length).toBeGreaterThan(0);
    expect(near.map(({ title }) => title)).not.toContain('大白菜');
    expect(near.map(({ count }) => count)).toEqual(near.map(({ count }) => count).sort((a, b) => b - a));
  });

  it('knows no prices of what is no product', async () => {
    expect((await hubOf('价格行情')).hub?.product).toBeNull();
  });

  it('comes only when it is asked for', async () => {
    const { body } = await test.call('article/getTagRelatedList', { tag_id: 'sanqi' });
    expect((body.data as DataFor<'article/getTagRelatedList'>).hub).toBeNull();
  });
});

describe('news by tag', () => {
  const newsOf = async (request: object) =>
    (await test.call('article/getNewsList', { type: 'industry_news', ...request })).body
      .data as DataFor<'article/getNewsList'>;

  it('finds by title what it counts, and the same by id', async () => {
    const [facet] = (await newsOf({})).facets?.tag ?? [];
    const found = await newsOf({ tag_id: facet?.value, limit: 100 });
    expect(found.total).toBe(facet?.count);
    const tag = found.list[0]?.tags.find(({ title }) => title === facet?.value);
    expect((await newsOf({ tag_id: tag?.id })).total).toBe(found.total);
  });
});
