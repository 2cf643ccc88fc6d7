import { followCourses, REACHED } from '@bee/testing/server/money-courses';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';

const RUNS = 10_000;

jest.setTimeout(3 * 3_600_000);

let database: ServerTestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

describe('orders, payments, refunds and points', () => {
  it(`hold together over ${RUNS} random courses of events, crashes among them, and lose nothing`, async () => {
    const reached = await followCourses(database, { runs: RUNS });
    expect(REACHED.filter((what) => !reached.has(what))).toEqual([]);
  });
});
