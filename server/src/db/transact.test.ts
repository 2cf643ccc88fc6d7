import { describeOnPostgres } from '@bee/testing/database';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { sql } from 'kysely';
import { transact } from './transact.ts';

let database: ServerTestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query('create table counter (id int primary key, n int not null default 0)');
  await database.pool.query('insert into counter values (1), (2)');
});
afterAll(() => database?.close());

/** Raises both counters, the given one first, once `isReady` resolves. */
const raise = async (first: number, isReady: () => Promise<unknown>, attempts: number[]) => {
  await transact(database.db, async (tx) => {
    attempts.push(first);
    await sql`update counter set n = n + 1 where id = ${first}`.execute(tx);
    await isReady();
    await sql`update counter set n = n + 1 where id = ${3 - first}`.execute(tx);
  });
};

describeOnPostgres('a transaction', () => {
  it('is repeated when PostgreSQL aborts it for a deadlock, and counts once', async () => {
    let waiting = 0;
    let open = () => {};
    const bothHold = new Promise<void>((resolve) => {
      open = resolve;
    });
    const isReady = async () => {
      waiting++;
      if (waiting >= 2) open();
      await bothHold;
    };
    const attempts: number[] = [];
    await Promise.all([raise(1, isReady, attempts), raise(2, isReady, attempts)]);
    expect(attempts).toHaveLength(3);
    const { rows } = await database.pool.query('select n from counter order by id');
    expect(rows).toEqual([{ n: 2 }, { n: 2 }]);
  });
});

it('is not repeated for errors of its own, nor more than once', async () => {
  const failing = (code?: string) => {
    let runs = 0;
    const work = async () => {
      runs++;
      throw Object.assign(new Error('no'), { code });
    };
    return transact(database.db, work).catch(() => runs);
  };
  expect(await failing()).toBe(1);
  expect(await failing('23505')).toBe(1);
  expect(await failing('40001')).toBe(2);
});
