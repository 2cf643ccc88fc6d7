import { describeOnPostgres } from '@bee/testing/database';
import { openSeveredDatabase, type SeveredDatabase } from '@bee/testing/server/severed-database';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { publish, topics } from './database-events.ts';

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('an event', () => {
  let database: ServerTestDatabase;
  const heard: string[] = [];
  beforeAll(async () => {
    database = await openTestDatabase();
    for (const topic of topics) database.events.subscribe(topic, () => heard.push(topic));
    database.health.start();
    await until(() => database.events.isListening());
  });
  beforeEach(() => {
    heard.length = 0;
  });
  afterAll(() => database?.close());

  it('arrives once the transaction has committed, and not before', async () => {
    await database.db.transaction().execute(async (tx) => {
      await publish(tx, 'cache-tags');
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(heard).toEqual([]);
    });
    await until(() => heard.length > 0);
    expect(heard).toEqual(['cache-tags']);
  });

  it('of a transaction that was rolled back does not arrive', async () => {
    const failing = database.db.transaction().execute(async (tx) => {
      await publish(tx, 'cache-tags');
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await publish(database.db, 'change-request');
    await until(() => heard.length > 0);
    expect(heard).toEqual(['change-request']);
  });

  it('no longer arrives after the subscription has ended', async () => {
    let count = 0;
    const end = database.events.subscribe('cache-tags', () => count++);
    end();
    await publish(database.db, 'cache-tags');
    await until(() => heard.length > 0);
    expect(count).toBe(0);
  });
});

it('announces all topics when the connection is back, because events may have been missed', async () => {
  const severed: SeveredDatabase = await openSeveredDatabase(4);
  const heard: string[] = [];
  severed.health.start();
  await until(() => severed.events.isListening());
  for (const topic of topics) severed.events.subscribe(topic, () => heard.push(topic));
  await severed.sever();
  await until(() => !severed.events.isListening());
  await severed.mend();
  await until(() => heard.length >= topics.length);
  expect(new Set(heard)).toEqual(new Set(topics));
  await severed.close();
}, 30_000);

describeOnPostgres('the health check', () => {
  let database: ServerTestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database?.close());

  /** Last statement of the connection that listens. */
  const lastStatement = async (pid: number): Promise<string> =>
    (await database.pool.query('select query from pg_stat_activity where pid = $1', [pid])).rows[0]?.query;

  it('asks only while no other connection gets answers, and keeps its connection', async () => {
    database.health.start();
    await until(() => database.events.isListening());
    const { rows } = await database.pool.query("select pid from pg_stat_activity where query = 'listen bee'");
    const [{ pid }] = rows;
    for (let half = 0; half < 10; half++) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(await lastStatement(pid)).toBe('listen bee');
    }
    await new Promise((resolve) => setTimeout(resolve, 4500));
    expect(await lastStatement(pid)).toBe('select 1');
  }, 30_000);
});
