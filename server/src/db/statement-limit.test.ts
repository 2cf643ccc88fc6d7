import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeOnPostgres } from '@bee/testing/database';
import { openTestDatabase } from '@bee/testing/server/test-database';
import { sql } from 'kysely';
import { joinDatabase, openDatabase, type ServedDatabase } from './connect.ts';
import { DatabaseUnavailable } from './database-error.ts';

jest.setTimeout(180_000);

const LIMITS = {
  pool: 3,
  connectMs: 20_000,
  statementMs: 2_000,
  lockMs: 500,
  slowMs: 60_000,
  idleTransactionMs: 1_000,
};
/** A join that would take days to count. */
const ENDLESS = sql`select count(*) from generate_series(1, 1000000::bigint) a, generate_series(1, 1000000::bigint) b where a * b < 0`;

const troubleOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (failed: unknown) => failed,
  );
  return error instanceof DatabaseUnavailable ? error.trouble : error;
};

const timed = async <Value>(work: Promise<Value>) => {
  const since = performance.now();
  return { value: await work, ms: performance.now() - since };
};

describe('the embedded database', () => {
  let folder: string;
  let database: ServedDatabase;
  const lines: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'bee-limit-'));
    database = await openDatabase({ dataDir: folder, limits: LIMITS, log: (line) => lines.push(line) });
    database.health.start();
    await sql`create table kept (id int)`.execute(database.db);
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Retries like a client: the database may still be restarting. */
  const isBack = async () => {
    for (let tries = 0; tries < 200; tries++) {
      if ((await troubleOf(sql`select 1`.execute(database.db))) === null) return true;
      await sleep(100);
    }
    return false;
  };

  it.each([
    ['a sleep', sql`select pg_sleep(120)`],
    ['a cross join', ENDLESS],
  ])('ends %s at the limit, and serves again with all that it had', async (_name, statement) => {
    await sql`insert into kept values (1)`.execute(database.db);
    const { value, ms } = await timed(troubleOf(statement.execute(database.db)));
    expect(value).toBe('away');
    expect(ms).toBeGreaterThan(LIMITS.statementMs);
    expect(ms).toBeLessThan(LIMITS.statementMs + 8_000);
    expect(await isBack()).toBe(true);
    expect((await sql`select 1 from kept`.execute(database.db)).rows).not.toHaveLength(0);
    expect(lines.join('\n')).toContain('一条语句超过 2 秒没有结束');
  });

  it('lets an import take longer, and says that it is busy', async () => {
    const importing = await joinDatabase({ dataDir: folder });
    let isRunning = true;
    const running = troubleOf(sql`select pg_sleep(20)`.execute(importing.db)).finally(() => {
      isRunning = false;
    });
    while (isRunning && database.health.state() !== 'busy') await sleep(100);
    expect(database.health.state()).toBe('busy');
    expect(await running).toBeNull();
    await importing.close();
    expect(await isBack()).toBe(true);
    while (database.health.state() !== 'ready') await sleep(100);
  });

  it('rolls a transaction back that nobody goes on with, so that others get their turn', async () => {
    const client = await database.pool.connect();
    client.on('error', () => undefined);
    await client.query('begin');
    await client.query('insert into kept values (2)');
    const { value, ms } = await timed(sql`select 1 from kept where id = 2`.execute(database.db));
    expect(value.rows).toEqual([]);
    expect(ms).toBeLessThan(5_000);
    await expect(client.query('commit')).rejects.toBeInstanceOf(DatabaseUnavailable);
    client.release(true);
  });
});

describeOnPostgres('a role with limits', () => {
  let own: Awaited<ReturnType<typeof openTestDatabase>>;
  let database: ServedDatabase;
  const lines: string[] = [];

  beforeAll(async () => {
    own = await openTestDatabase();
    const { rows } = await own.pool.query('select current_database() as name');
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = `/${rows[0].name}`;
    const place = {
      databaseUrl: url.href,
      dataDir: '/nowhere',
      limits: LIMITS,
      log: (line: string) => lines.push(line),
    };
    database = await openDatabase(place);
    // Two processes that start at the same time.
    const other = await openDatabase(place);
    await Promise.all([database, other].map((one) => one.longWork(async () => undefined)));
    await other.close();
  });
  afterAll(async () => {
    await database?.close();
    await own?.close();
  });

  it('ends statements, waits for locks and idle transactions, and compiles nothing', async () => {
    expect(lines).toEqual([]);
    const show = async (name: string) => (await database.pool.query(`show ${name}`)).rows[0][name];
    expect(await show('jit')).toBe('off');
    expect(await troubleOf(ENDLESS.execute(database.db))).toBe('slow');
    const client = await database.pool.connect();
    client.on('error', () => undefined);
    await client.query('begin');
    await client.query('lock table member');
    expect(await troubleOf(sql`select from member`.execute(database.db))).toBe('locked');
    await sleep(1_500);
    expect(await troubleOf(client.query('select 1'))).toBe('away');
    client.release(true);
    expect((await sql`select from member`.execute(database.db)).rows).toEqual([]);
  });

  it('raises them for work before it serves', async () => {
    await database.longWork(async ({ db }) => {
      expect(await troubleOf(sql`select pg_sleep(3)`.execute(db))).toBeNull();
    });
  });
});
