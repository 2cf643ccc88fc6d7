import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import {
  asAdmin,
  connectionTo,
  databaseUrl,
  type EmbeddedServer,
  postgresUrl,
  type TestConnection,
} from './database.ts';

type Options = {
  template: string;
  store: string;
  /** Fills an empty database. */
  fill(connection: TestConnection): Promise<void>;
  startEmbedded(dataDir: string): Promise<EmbeddedServer>;
};

/** Makes what test databases are copied from; of several processes that want it the first does, the others wait. */
export const makeTemplate = (options: Options): Promise<void> => {
  const url = postgresUrl();
  return url ? makeDatabase(url, options) : oneAtATime(options, () => makeFolder(options));
};

const makeDatabase = (url: string, { template, fill }: Options): Promise<void> =>
  asAdmin(url, async (admin) => {
    await admin.query('select pg_advisory_lock(718281830)');
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount) return;
    await dropOthers(admin, template);
    const draft = `${template}_draft`;
    await admin.query(`create database ${draft}`);
    await fill({ connectionString: databaseUrl(url, draft) });
    await admin.query(`alter database ${draft} rename to ${template}`);
  });

/** Templates of the same kind that were made from older sources; a run that still needs one makes it again. */
const dropOthers = async (admin: pg.Client, template: string): Promise<void> => {
  const kind = template.slice(0, template.lastIndexOf('_') + 1);
  const { rows } = await admin.query('select datname from pg_database where starts_with(datname, $1)', [kind]);
  for (const { datname } of rows) await admin.query(`drop database if exists "${datname}" with (force)`);
};

const UNUSED_MS = 60 * 60_000;

const makeFolder = async ({ template, store, fill, startEmbedded }: Options): Promise<void> => {
  const folder = path.join(store, template);
  if (existsSync(folder)) return;
  // Others that were not copied for an hour were made from older sources.
  for (const name of readdirSync(store)) {
    const old = path.join(store, name);
    if (Date.now() - (statSync(old, { throwIfNoEntry: false })?.mtimeMs ?? 0) > UNUSED_MS)
      rmSync(old, { recursive: true, force: true });
  }
  const draft = `${folder}.${process.pid}`;
  try {
    const embedded = await startEmbedded(draft);
    try {
      await fill(connectionTo(embedded));
    } finally {
      await embedded.stop();
    }
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

/** Under a file that holds the process id; one that a dead process left does not count. */
const oneAtATime = async ({ store, template }: Options, work: () => Promise<void>): Promise<void> => {
  mkdirSync(store, { recursive: true });
  const file = `${path.join(store, template)}.lock`;
  while (!take(file)) {
    if (isLeft(file)) rmSync(file, { force: true });
    await sleep(100);
  }
  try {
    await work();
  } finally {
    rmSync(file, { force: true });
  }
};

const take = (file: string): boolean => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
};

const isLeft = (file: string): boolean => {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder) process.kill(holder, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
};
