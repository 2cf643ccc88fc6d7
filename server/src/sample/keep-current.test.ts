import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase, SAMPLE_DAY } from '@bee/testing/server/test-database';
import { catchUpTexts } from './catch-up-texts.ts';
import { addDays } from './days.ts';
import { catchUp } from './keep-current.ts';

const LOADED = SAMPLE_DAY;
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
}, 120_000);
afterAll(() => test.close());

const lastDay = async () => {
  const { last } = await test.database.db
    .selectFrom('price_series')
    .select(({ fn }) => fn.max('last_date').as('last'))
    .executeTakeFirstOrThrow();
  return last;
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

it('adds every day that has passed, once', async () => {
  expect(await lastDay()).toBe(LOADED);
  const today = addDays(LOADED, 3);
  expect(await catchUp(test.database.db, today)).toBe(3);
  expect(await lastDay()).toBe(today);
  expect(await catchUp(test.database.db, today)).toBe(0);
});
