import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { addDays } from './days.ts';
import { catchUp } from './keep-current.ts';
import { loadSample } from './load-sample.ts';

const LOADED = '2026-03-10';
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
  await loadSample(test.database.db, { today: LOADED, size: 'small', log: () => undefined });
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
