import type { DataFor, RequestFor } from '@bee/contracts/operations';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase, SAMPLE_DAY } from '@bee/testing/server/test-database';
import { catchUpMarketReports } from '../../../sample/market-reports/catch-up-market-reports.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
}, 120_000);
afterAll(() => test?.close());

type Hit = DataFor<'article/search'>['list'][number];

const search = async (request: Omit<RequestFor<'article/search'>, 'name'>) =>
  (await test.call('article/search', { ...request, name: 'market_report' })).body.data as DataFor<'article/search'>;
const titleOf = ({ title }: Hit) => title.map(({ text }) => text).join('');
const newest = (kind: string) =>
  test.database.db
    .selectFrom('market_report as r')
    .innerJoin('market as k', 'k.id', 'r.market_id')
    .select(['r.id', 'r.title', 'r.content_html', 'k.name as market'])
    .where('r.kind', '=', kind as 'weekly')
    .orderBy('r.date', 'desc')
    .executeTakeFirstOrThrow();

describe('reports of markets in the search of the site', () => {
  it('are found by the name of the market, which is marked, and lead to their page', async () => {
    const { id, market } = await newest('weekly');
    const { list, total, tabs } = await search({ keyword: market, sort: 'new', limit: 50 });
    const hit = list.find((one) => one.id === id);
    expect(hit?.to).toEqual({ page: 'application/vegetable/survey_detail', params: { id } });
    expect(hit?.title.some(({ text, hit: marked }) => marked && market.includes(text))).toBe(true);
    expect(hit).toMatchObject({ sample: true, meta: expect.arrayContaining([market, '周报']) });
    expect(tabs.find(({ name }) => name === 'market_report')).toEqual({
      name: 'market_report',
      title: '市场周报',
      total,
    });
    for (const one of list) expect(`${titleOf(one)}${one.meta.join()}`).toContain(market);
  });

  it.each(['weekly', 'survey'])('are found by the title of a %s', async (kind) => {
    const { id, title } = await newest(kind);
    const { list, loose } = await search({ keyword: title });
    expect(loose).toBe(false);
    expect(list[0]?.id).toBe(id);
  });

  it('show nothing of the comment, which is not for everybody', async () => {
    const { content_html } = await newest('weekly');
    const { rows } = await test.database.pool.query<{ text: string }>(
      `select p.text from search_passage p join search_document d on d.id = p.document_id where d.kind = 'market_report'`,
    );
    expect(rows.length).toBeGreaterThan(3);
    const sentences = content_html
      .replace(/<[^>]+>/g, '\n')
      .split(/[\n。]/)
      .filter(({ length }) => length > 14);
    expect(sentences.length).toBeGreaterThan(0);
    const shown = rows.map(({ text }) => text).join('\n');
    const { rows: summaries } = await test.database.pool.query<{ summary: string }>(
      'select summary from market_report',
    );
    const open = summaries.map(({ summary }) => summary).join('\n');
    for (const sentence of sentences.filter((one) => !open.includes(one))) expect(shown).not.toContain(sentence);
  });

  it('are found when a week brings a new one, with the words counted', async () => {
    const { db } = test.database;
    const { id, title } = await newest('weekly');
    await db.deleteFrom('market_report').where('id', '=', id).execute();
    await db.deleteFrom('search_document').where('id', '=', `market_report:${id}`).execute();
    expect((await search({ keyword: title })).list.map((one) => one.id)).not.toContain(id);
    expect(await catchUpMarketReports(db, SAMPLE_DAY)).toBe(1);
    expect((await search({ keyword: title })).list[0]?.id).toBe(id);
  });
});
