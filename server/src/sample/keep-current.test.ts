import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase, SAMPLE_DAY } from '@bee/testing/server/test-database';
import { catchUpTexts } from './catch-up-articles.ts';
import { addDays } from './days.ts';
import { catchUpPrices } from './prices/load-prices.ts';

const LOADED = SAMPLE_DAY;
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
}, 120_000);
afterAll(() => test.close());

/** Newest quotes of the scopes, and how many there are. */
const newest = async () => {
  const rows = await test.database.db
    .selectFrom('price_series')
    .select('scope')
    .select(({ fn }) => [fn.max('last_date').as('last'), fn.sum<string>('quotes').as('quotes')])
    .groupBy('scope')
    .execute();
  return Object.fromEntries(rows.map(({ scope, last, quotes }) => [scope, { last, quotes: Number(quotes) }]));
};

it('adds the notes on events that have happened since, once, and those that readers find by their products', async () => {
  const { db } = test.database;
  expect(await catchUpTexts(db, LOADED)).toBe(0);
  expect(await catchUpTexts(db, '2026-03-17')).toBeGreaterThan(0);
  expect(await catchUpTexts(db, '2026-03-17')).toBe(0);
  const tags = await db
    .selectFrom('article_tag as x')
    .innerJoin('tag as t', 't.id', 'x.tag_id')
    .where('x.article_id', '=', 'n-event-2026-03-16')
    .select('t.product')
    .execute();
  expect(tags.map(({ product }) => product)).toEqual(expect.arrayContaining(['洋葱', '土豆']));
});

it('adds the days that have passed, once and in every scope', async () => {
  const before = await newest();
  expect(before.market?.last).toBe(LOADED);
  const today = addDays(LOADED, 8);
  const added = await catchUpPrices(test.database.db, today);
  const after = await newest();
  expect(after.market?.last).toBe(today);
  const scopes = ['market', 'origin', 'herb'].map(
    (scope) => (after[scope]?.quotes ?? 0) - (before[scope]?.quotes ?? 0),
  );
  expect(Math.min(...scopes)).toBeGreaterThan(0);
  expect(scopes.reduce((sum, count) => sum + count, 0)).toBe(added);
  expect(await catchUpPrices(test.database.db, today)).toBe(0);
});
