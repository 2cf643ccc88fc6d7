import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
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

export type EmbeddedServer = { address: { host: string; port: number }; stop(): Promise<void> };

type Options = {
  /** Names the template that is copied; other contents have another name. `<kind>_<hash of contents>`. */
  template: string;
  /** Folder for templates of the embedded database. */
  store: string;
  /** Called when there is no such template; makes it in a process of its own, which outlives a test that gave up. */
  make(): Promise<void>;
  startEmbedded(dataDir: string): Promise<EmbeddedServer>;
};

/** Server of `TEST_DATABASE_URL`; unset means that tests run on the embedded database. */
export const postgresUrl = (): string | undefined => process.env.TEST_DATABASE_URL || undefined;

/** A database of this test file's own, copied from a template: on PostgreSQL, else an embedded one. */
export const createTestDatabase = (options: Options): Promise<TestDatabase> => {
  const url = postgresUrl();
  return url ? copyDatabase(url, options) : copyFolder(options);
};

/** `describe` that runs on PostgreSQL only and says why it is skipped elsewhere. */
export const describeOnPostgres = (title: string, tests: () => void): void => {
  if (postgresUrl()) describe(title, tests);
  else
    describe.skip(`${title} (只在 PostgreSQL 上有意义：内嵌数据库逐个执行事务；设置 TEST_DATABASE_URL 后运行)`, tests);
};

const copyDatabase = async (url: string, { template, make }: Options): Promise<TestDatabase> => {
  const name = `bee_test_${randomBytes(6).toString('hex')}`;
  const copy = (admin: pg.Client) => admin.query(`create database ${name} template ${template}`);
  await asAdmin(url, async (admin) => {
    await copy(admin).catch(async (error: unknown) => {
      if (!(error instanceof pg.DatabaseError) || error.code !== NO_SUCH_DATABASE) throw error;
      await make();
      await copy(admin);
    });
  });
  return {
    kind: 'postgres',
    connection: { connectionString: databaseUrl(url, name) },
    drop: () => asAdmin(url, (admin) => admin.query(`drop database if exists ${name} with (force)`)),
  };
};

const NO_SUCH_DATABASE = '3D000';

const copyFolder = async ({ template, store, make, startEmbedded }: Options): Promise<TestDatabase> => {
  const source = path.join(store, template);
  if (!existsSync(source)) await make();
  utimesSync(source, new Date(), new Date());
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bee-test-'));
  cpSync(source, folder, { recursive: true });
  const embedded = await startEmbedded(folder);
  return {
    kind: 'embedded',
    connection: connectionTo(embedded),
    drop: async () => {
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export const connectionTo = ({ address }: EmbeddedServer): TestConnection => ({
  ...address,
  user: 'postgres',
  database: 'postgres',
});

export const asAdmin = async (url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

export const databaseUrl = (url: string, database: string): string => {
  const target = new URL(url);
  target.pathname = `/${database}`;
  return target.href;
};
