import { describeOnPostgres } from '@bee/testing/database';
import { deliverThroughKills, grantsOf } from '@bee/testing/server/kill-run';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';

const ORDERS = 1000;
const KILLS = 12;

jest.setTimeout(1_800_000);

describeOnPostgres('notifications and a process that is killed', () => {
  let database: ServerTestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database?.close());

  it(`grant each of ${ORDERS} orders once, through ${KILLS} kills`, async () => {
    await deliverThroughKills(database, { orders: ORDERS, kills: KILLS });
    expect(await grantsOf(database)).toEqual({ grants: ORDERS, granted: ORDERS, refunds: 0, broken: [] });
  });
});
