import { openSampleDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { catchUpStatistics } from './load-statistics.ts';

let database: ServerTestDatabase;

beforeAll(async () => {
  database = await openSampleDatabase();
}, 240_000);
afterAll(() => database?.close());

const figures = () =>
  database.db
    .selectFrom('stat_value')
    .select(['topic_id', 'adcode', 'year', 'revision', 'current', 'value'])
    .orderBy('year')
    .execute();

it('adds a year and revisions on the day of their publication, and leaves the rest as it is', async () => {
  const before = await figures();
  expect([before[0]?.year, before.at(-1)?.year]).toEqual([2019, 2024]);
  expect(await catchUpStatistics(database.db, '2026-07-08')).toBe(false);
  expect(await catchUpStatistics(database.db, '2026-07-09')).toBe(true);
  const after = await figures();
  expect([after[0]?.year, after.at(-1)?.year]).toEqual([2019, 2025]);
  const keyOf = ({ value, current, ...key }: (typeof after)[number]) => Object.values(key).join('/');
  const known = new Map(after.map((row) => [keyOf(row), row]));
  expect(before.filter((row) => known.get(keyOf(row))?.value !== row.value)).toEqual([]);
  const replaced = before.filter((row) => row.current && !known.get(keyOf(row))?.current);
  expect(replaced.length).toBeGreaterThan(0);
  expect(new Set(replaced.map(({ year }) => year))).toEqual(new Set([2024]));
  expect(await catchUpStatistics(database.db, '2026-07-10')).toBe(false);
});
