import { openSampleDatabase, SAMPLE_DAY, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { catchUpTexts } from './catch-up-articles.ts';
import { datedTexts } from './content/dated-texts.ts';

const LATER = '2026-11-26';
let database: ServerTestDatabase;

beforeAll(async () => {
  database = await openSampleDatabase();
}, 120_000);
afterAll(() => database?.close());

const expected = (scope: 'news' | 'policy', day: string) =>
  datedTexts(day).filter(({ policy }) => (policy ? 'policy' : 'news') === scope);
const statusOf = async (id: string) =>
  (await database.db.selectFrom('policy').select('status').where('article_id', '=', id).executeTakeFirst())?.status;
const findable = async (id: string) =>
  (await database.db.selectFrom('search_document').select('title').where('ref_id', '=', id).execute()).length;

it('adds nothing on the day on which everything was loaded', async () => {
  expect(await catchUpTexts(database.db, SAMPLE_DAY)).toBe(0);
});

it('adds what is dated since, once, findable, and a new version takes the place of the one before', async () => {
  expect(await statusOf('p-insurance-cn-v1')).toBe('in_force');
  const added = (['news', 'policy'] as const).map(
    (scope) => expected(scope, LATER).length - expected(scope, SAMPLE_DAY).length,
  );
  expect(Math.min(...added)).toBeGreaterThan(0);
  expect(await catchUpTexts(database.db, LATER)).toBe(added.reduce((sum, count) => sum + count));
  expect([await statusOf('p-insurance-cn-v1'), await statusOf('p-insurance-cn')]).toEqual(['amended', 'in_force']);
  expect(await statusOf('p-land-cn-v1')).toBe('repealed');
  expect(await findable('n-opinion-7')).toBe(1);
  expect(await catchUpTexts(database.db, LATER)).toBe(0);
});

it('leaves alone what an import has replaced', async () => {
  await database.db.deleteFrom('article').where('sample', '=', true).execute();
  expect(await catchUpTexts(database.db, '2027-12-31')).toBe(0);
});
