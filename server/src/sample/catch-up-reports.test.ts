import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { catchUpReports } from './catch-up-articles.ts';
import { loadSample } from './load-sample.ts';

const LOADED = '2026-03-10';
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
  await loadSample(test.database.db, {
    now: new Date(`${LOADED}T10:00:00+08:00`),
    size: 'small',
    log: () => undefined,
  });
}, 120_000);
afterAll(() => test.close());

const reports = async () => {
  const rows = await test.database.db
    .selectFrom('article')
    .where('scope', '=', 'report')
    .select(['id', 'published_at', 'title'])
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

const newSince = async (before: Map<string, unknown>) => [...(await reports()).keys()].filter((id) => !before.has(id));

const waiting = async () =>
  (await test.database.db.selectFrom('report_task').select('article_id').execute()).map(({ article_id }) => article_id);

/** Counts of words as they would be if all were counted anew. */
const countedRightly = async () => {
  const { rows } = await test.database.pool.query(
    `select count(*)::int as wrong from search_term t
      full join ts_stat('select tsv from search_passage') s on s.word = t.term
      where t.passages is distinct from s.ndoc`,
  );
  return rows[0].wrong === 0;
};

it('adds the week that has ended and no day before, once, also when two look at the same time', async () => {
  const before = await reports();
  expect(await catchUpReports(test.database.db, '2026-03-15')).toBe(0);
  const both = await Promise.all([
    catchUpReports(test.database.db, '2026-03-16'),
    catchUpReports(test.database.db, '2026-03-16'),
  ]);
  expect(both.sort()).toEqual([0, 1]);
  expect(await newSince(before)).toEqual(['r-week-2026-03-09']);
  const all = await reports();
  expect(all.get('r-week-2026-03-09')).toMatchObject({ published_at: '2026-03-16' });
  for (const [id, row] of before) expect(all.get(id)).toEqual(row);
  expect(await waiting()).toContain('r-week-2026-03-09');
  expect(await countedRightly()).toBe(true);
});

it('adds months when they go to press, and what days of standstill have left out', async () => {
  const before = await reports();
  expect(await catchUpReports(test.database.db, '2026-04-04')).toBe(2);
  expect(await newSince(before)).toEqual(['r-week-2026-03-16', 'r-week-2026-03-23']);
  await catchUpReports(test.database.db, '2026-04-06');
  expect(await newSince(before)).toEqual(
    expect.arrayContaining(['r-month-2026-03', 'r-sanqi-m2026-03', 'r-week-2026-03-30']),
  );
  expect(await catchUpReports(test.database.db, '2026-04-06')).toBe(0);
});

it('finds the new issue by its words, and names it after the issue before', async () => {
  const { body } = await test.call('article/getReportDetail', { id: 'r-week-2026-03-09' });
  expect(body.data).toMatchObject({ pdf: 'pending', same_series: { prev: { id: 'r-week-2026-03-02' } } });
  const found = await test.database.db
    .selectFrom('search_passage')
    .where('document_id', '=', 'research_report:r-week-2026-03-09')
    .select('text')
    .execute();
  expect(found.map(({ text }) => text).join('')).toContain('3月9日至3月15日');
});

it('leaves reports alone that an import has put in the place of the samples', async () => {
  await test.database.pool.query(`update article set sample = false where scope = 'report'`);
  expect(await catchUpReports(test.database.db, '2026-05-20')).toBe(0);
});
