import { followCourses, OFTEN_REACHED } from '@bee/testing/server/money-courses';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';

/** PostgreSQL runs the steps concurrently; the embedded database runs them one after the other. */
const RUNS = process.env.TEST_DATABASE_URL ? 500 : 20;

/** Fixed seed, so that a failure is caused by the change under test; test:long uses new seeds. */
const SEED = 20260304;

jest.setTimeout(600_000);

let database: ServerTestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

describe('orders, payments, refunds and points', () => {
  it(`hold together over ${RUNS} random courses of events, crashes among them, and lose nothing`, async () => {
    const reached = await followCourses(database, { runs: RUNS, seed: SEED });
    if (RUNS >= 500) expect(OFTEN_REACHED.filter((what) => !reached.has(what))).toEqual([]);
  });
});
