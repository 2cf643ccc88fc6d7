import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** How to reach the database of a test, in the words of `pg`. */
export type TestConnection =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string };

export type TestDatabase = {
  kind: 'postgres' | 'embedded';
  connection: TestConnection;
  drop(): Promise<void>;
};

type Options = {
  /** Changes whenever the migrations do; names the template that PostgreSQL copies. */
  version: string;
  migrate(connection: TestConnection): Promise<void>;
  startEmbedded(dataDir: string): Promise<{ address: { host: string; port: number }; stop(): Promise<void> }>;
};

/** Server of `TEST_DATABASE_URL`; unset means that tests run on the embedded database. */
const postgresUrl = (): string | undefined => process.env.TEST_DATABASE_URL || undefined;

/** An empty, migrated database of this test file's own: a copy of a template on PostgreSQL, else an embedded one. */
export const createTestDatabase = (options: Options): Promise<TestDatabase> => {
  const url = postgresUrl();
  return url ? copyTemplate(url, options) : startTemporary(options);
};

/** `describe` that runs on PostgreSQL only and says why it is skipped elsewhere. */
export const describeOnPostgres = (title: string, tests: () => void): void => {
  if (postgresUrl()) describe(title, tests);
  else
    describe.skip(`${title} (只在 PostgreSQL 上有意义：内嵌数据库逐个执行事务；设置 TEST_DATABASE_URL 后运行)`, tests);
};

const copyTemplate = async (url: string, { version, migrate }: Options): Promise<TestDatabase> => {
  const template = `bee_template_${version}`;
  const name = `bee_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(url, async (admin) => {
    // Test processes start together; the first one makes the template.
    await admin.query('select pg_advisory_lock(718281830)');
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (!rowCount) {
      const draft = `${template}_draft`;
      await admin.query(`drop database if exists ${draft} with (force)`);
      await admin.query(`create database ${draft}`);
      await migrate({ connectionString: databaseUrl(url, draft) });
      await admin.query(`alter database ${draft} rename to ${template}`);
    }
    await admin.query(`create database ${name} template ${template}`);
  });
  return {
    kind: 'postgres',
    connection: { connectionString: databaseUrl(url, name) },
    drop: () => asAdmin(url, (admin) => admin.query(`drop database if exists ${name} with (force)`)),
  };
};

const startTemporary = async ({ migrate, startEmbedded }: Options): Promise<TestDatabase> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bee-test-'));
  const embedded = await startEmbedded(folder);
  const connection = { ...embedded.address, user: 'postgres', database: 'postgres' };
  await migrate(connection);
  return {
    kind: 'embedded',
    connection,
    drop: async () => {
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const asAdmin = async (url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

const databaseUrl = (url: string, database: string): string => {
  const target = new URL(url);
  target.pathname = `/${database}`;
  return target.href;
};
