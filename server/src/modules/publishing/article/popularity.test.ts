import { buildArticle } from '@bee/testing/server/articles';
import { signIn } from '@bee/testing/server/members';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import type { Viewer } from '../../../http/viewer.ts';
import { createReadingCount } from './service/reading-count.ts';

const WAIT_MS = 15_000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const article = (id: string) =>
  test.database.db.selectFrom('article').select(['views', 'favs']).where('id', '=', id).executeTakeFirstOrThrow();

const enter = (id: string, ip: string, page = 'article/detail') =>
  test.call(
    'base/actionLog',
    { actionId: 'page_view_enter', params: JSON.stringify({ page, route: { id } }) },
    test.newBrowser(ip),
  );

/** Readings are stored shortly after the response. */
const viewsOf = async (id: string, expected: number): Promise<number> => {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const { views } = await article(id);
    if (views >= expected || Date.now() > until) return views;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

describe('readings of an article', () => {
  it('count once per address and hour, whichever page shows it', async () => {
    const { id } = await buildArticle(test.database.db);
    const other = await buildArticle(test.database.db);
    await enter(id, '198.51.100.1');
    await enter(id, '198.51.100.1');
    await enter(id, '198.51.100.2', 'article/report');
    await enter(id, '198.51.100.3', 'article/news');
    await enter('no-such', '198.51.100.1');
    await enter(other.id, '198.51.100.1');
    expect(await viewsOf(other.id, 1)).toBe(1);
    expect(await viewsOf(id, 2)).toBe(2);
    test.setNow('2026-03-04T11:00:01+08:00');
    await enter(id, '198.51.100.1');
    expect(await viewsOf(id, 3)).toBe(3);
  });

  it('are stored when the server closes: members one by one though they share an address, each once wherever they are', async () => {
    const [article1, article2] = [await buildArticle(test.database.db), await buildArticle(test.database.db)];
    const closing: (() => Promise<void>)[] = [];
    const api = { log: test.app.log, onClose: (stop: () => Promise<void>) => void closing.push(stop) };
    const count = createReadingCount({ db: test.database.db }, api);
    const read = (id: string, uid: string, ip: string) =>
      count({ page: 'article/detail', route: { id } }, { viewer: { uid } as unknown as Viewer, ip, now: test.now() });
    read(article1.id, '1', '198.51.100.9');
    read(article1.id, '2', '198.51.100.9');
    read(article1.id, '1', '198.51.100.10');
    read(article2.id, '1', '198.51.100.9');
    for (const close of closing) await close();
    expect([(await article(article1.id)).views, (await article(article2.id)).views]).toEqual([2, 1]);
  });

  it.each(['{', '[]', '{"page":"article/detail","route":null}', '{"page":"article/detail","route":{"id":7}}'])(
    'are not found in params %s',
    async (params) => {
      const { body } = await test.call('base/actionLog', { actionId: 'page_view_enter', params });
      expect(body.code).toBe(1);
    },
  );
});

describe('favourites of an article', () => {
  it('are counted on it, also when many come at once, and again when they go', async () => {
    const { id } = await buildArticle(test.database.db);
    const members = await Promise.all([signIn(test), signIn(test), signIn(test), signIn(test)]);
    const change = (action: string) =>
      Promise.all(members.map((member) => test.call('user/favorite', { type: 'article', id, action }, member)));
    await change('add');
    expect((await article(id)).favs).toBe(4);
    await change('add');
    expect((await article(id)).favs).toBe(4);
    await change('toggle');
    expect((await article(id)).favs).toBe(0);
  });
});
