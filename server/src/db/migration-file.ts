import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export type Migration = {
  name: string;
  checksum: string;
  sql: string;
  /** False if the first line is `-- no transaction`, for `create index concurrently`. */
  transaction: boolean;
};

/** Migrations of `folder` in order of their names. Other files are ignored, except SQL files with a wrong name. */
export const readMigrations = async (folder: string): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const wrong = names.find((name) => !/^\d{14}-[a-z0-9-]+\.sql$/.test(name));
  if (wrong) throw new Error(`迁移 ${wrong} 的名字不对：应是时间与名称，如 20261201093000-add-table.sql`);
  return Promise.all(names.map((name) => readMigration(folder, name)));
};

const readMigration = async (folder: string, name: string): Promise<Migration> => {
  const sql = await readFile(path.join(folder, name), 'utf8');
  const checksum = createHash('sha256').update(sql).digest('hex');
  return { name, checksum, sql, transaction: !sql.startsWith('-- no transaction\n') };
};

/** Statements end with a semicolon at the end of a line; function bodies belong into a transaction. */
export const splitStatements = (sql: string): string[] =>
  sql
    .replaceAll(/^--.*\n/gm, '')
    .split(/;\s*\n/)
    .map((statement) => statement.trim())
    .filter(Boolean);
