import type { PoolClient } from 'pg';
import { LAST_VERSION_BEFORE, migrationsBefore } from './before-baseline.ts';
import type { Migration } from './migration-file.ts';

type Applied = Pick<Migration, 'name' | 'checksum'>;

/**
 * Records the baseline as applied on a database that has run all migrations from before it, whose tables are the same.
 * The earlier records remain, so that the version before still starts.
 * @throws Error on a database that has not run exactly those migrations
 */
export const stampBaseline = async (
  client: PoolClient,
  migrations: Migration[],
  log: (line: string) => void,
): Promise<void> => {
  const { rows: applied } = await client.query<Applied>('select name, checksum from migration order by name');
  const before = applied.filter(({ name }) => /^\d{3}-/.test(name));
  const missing = migrations.filter(({ name }) => name.includes('-baseline-') && !applied.some((a) => a.name === name));
  if (before.length === 0 || missing.length === 0) return;
  const problem = problemOf(before);
  if (problem)
    throw new Error(
      `${problem}，不能直接换成本版本。请先用旧迁移的最后一个版本（提交 ${LAST_VERSION_BEFORE}）启动一次，` +
        `它执行完 ${lastOf(Object.keys(migrationsBefore))} 之后再换成本版本，见 docs/deployment.md。数据库没有任何改变`,
    );
  for (const { name, checksum } of missing) await recordMigration(client, { name, checksum });
  log(`旧的 ${before.length} 个迁移都已执行，基线记为已执行`);
};

export const recordMigration = (client: PoolClient, { name, checksum }: Applied) =>
  client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);

const problemOf = (before: Applied[]): string | null => {
  const different = before.find(({ name, checksum }) => migrationsBefore[name] !== checksum);
  if (different) return `数据库执行过的迁移 ${different.name} 与发布的不同`;
  const count = Object.keys(migrationsBefore).length - before.length;
  return count > 0 ? `数据库还差 ${count} 个旧的迁移（已执行到 ${lastOf(before.map(({ name }) => name))}）` : null;
};

const lastOf = (names: string[]): string => names.toSorted().at(-1) ?? '';
