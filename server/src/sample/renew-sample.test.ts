import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase, SAMPLE_DAY } from '@bee/testing/server/test-database';
import { sql } from 'kysely';
import { renewSample, sampleEdition } from './renew-sample.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
}, 240_000);
afterAll(() => test?.close());

const renew = async () => {
  const lines: string[] = [];
  const options = { today: SAMPLE_DAY, size: 'small' as const, log: (line: string) => lines.push(line) };
  await renewSample(test.database.db, options, new Date(`${SAMPLE_DAY}T08:00:00+08:00`));
  return lines;
};

/** Sums over the figures, rounded: sums of floats depend on the order of rows. */
const figures = async () => {
  const { rows } = await sql<Record<string, string>>`
    select (select count(*) || '/' || round(sum(avg)::numeric, 2) from price_quote) as quotes,
      (select string_agg(id || ':' || quotes || ':' || last_date, ' ' order by id) from price_series) as series,
      (select string_agg(id, ' ' order by id) from market_report) as reports,
      (select count(*) || '/' || round(sum(value)::numeric, 2) from stat_value) as statistics,
      (select count(*) || '/' || round(sum(usd)::numeric) from trade_row) as trade,
      (select count(*)::text from industry_row) as industry,
      (select string_agg(kind || ':' || n, ' ' order by kind) from
        (select kind, count(*) as n from search_document group by kind) as kinds) as found`.execute(test.database.db);
  return rows[0];
};

it('replaces the figures of an earlier release; series keep their ids, members their watches', async () => {
  const { db } = test.database;
  const before = await figures();
  await sql`update price_quote set avg = avg * 2, high = high * 2`.execute(db);
  await sql`delete from price_quote where date > (select max(date) - 3 from price_quote)`.execute(db);
  await sql`update stat_value set value = value + 1`.execute(db);
  await sql`delete from trade_row where flow = (select min(flow) from trade_row)`.execute(db);
  await sql`update market_report set title = 'old'`.execute(db);
  const members = () => sql`select * from price_watch order by id`.execute(db);
  const favorites = () => sql`select * from favorite order by id`.execute(db);
  const kept = [(await members()).rows, (await favorites()).rows];

  expect(await renew()).toEqual([
    expect.stringMatching(/^示例行情已换成新版本：\d+ 条报价$/),
    '示例市场周报与调研已换成新版本',
    expect.stringContaining('示例贸易已换成新版本'),
    expect.stringContaining('示例统计'),
    expect.stringContaining('示例产业数据'),
    expect.stringMatching(/^示例文章与报告已按新数据重写：\d+ 篇$/),
  ]);
  expect(await figures()).toEqual(before);
  expect(await db.selectFrom('market_report').select('id').where('title', '=', 'old').execute()).toEqual([]);
  expect([(await members()).rows, (await favorites()).rows]).toEqual(kept);
}, 240_000);

it('writes the texts and reports again that name the figures; their ids and views stay', async () => {
  const { db } = test.database;
  const texts = async () => {
    const { rows } = await sql<{ id: string; scope: string; views: number; text: string }>`
      select id, scope, views, title || content_html || key_points::text as text from article
      where sample order by id`.execute(db);
    return rows;
  };
  const issues = () => sql`select id, title, summary from reference_issue order by id`.execute(db);
  await sql`update article set views = 7 where sample`.execute(db);
  const before = { texts: await texts(), issues: (await issues()).rows };
  await sql`update article set content_html = 'old', key_points = '{old}' where sample`.execute(db);
  await sql`update reference_issue set summary = 'old'`.execute(db);
  const policy = before.texts.find(({ scope }) => scope === 'policy');
  await db
    .deleteFrom('article')
    .where('id', '=', policy?.id ?? '')
    .execute();
  await renew();
  // One that is not there, as after an import, does not come back.
  expect(await texts()).toEqual(before.texts.filter(({ id }) => id !== policy?.id));
  expect((await issues()).rows).toEqual(before.issues);
}, 240_000);

it('leaves alone what has replaced the sample', async () => {
  const { db } = test.database;
  await sql`update price_series set sample = false where scope = 'market'`.execute(db);
  await sql`update price_quote q set avg = 7 from price_series s where s.id = q.series_id and not s.sample`.execute(db);
  await sql`update trade_row set sample = false`.execute(db);
  await renew();
  const { rows } = await sql<{ avg: number }>`
    select distinct q.avg from price_quote q join price_series s on s.id = q.series_id where s.scope = 'market'`.execute(
    db,
  );
  expect(rows).toEqual([{ avg: 7 }]);
  expect((await sql`select from trade_row where sample limit 1`.execute(db)).rows).toEqual([]);
}, 240_000);

it('knows the edition by the files', () => {
  expect(sampleEdition()).toMatch(/^sample-figures:[0-9a-f]{16}$/);
  expect(sampleEdition()).toBe(sampleEdition());
});
