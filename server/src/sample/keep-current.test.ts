import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase, SAMPLE_DAY } from '@bee/testing/server/test-database';
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

it('adds every day that has passed, once', async () => {
  expect(await lastDay()).toBe(LOADED);
  const today = addDays(LOADED, 3);
  expect(await catchUp(test.database.db, today)).toBe(3);
  expect(await lastDay()).toBe(today);
  expect(await catchUp(test.database.db, today)).toBe(0);
});
