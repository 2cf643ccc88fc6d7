import { isMobile, normalizeMobile } from '@bee/domain/phone';
import type { Kysely } from 'kysely';
import { openDatabase } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import type { Database } from '../db/schema.ts';
import { listOperators, setOperator } from '../modules/user/operator.repository.ts';
import { findProjectRoot, migrationsFolder } from '../project.ts';
import { readSettings } from '../settings.ts';

/**
 * Gives a member the operator role or takes it away; it counts from the member's next call on.
 * @returns what to tell the person.
 * @throws Error with a message for people.
 */
export const changeOperator = (typed: string, isOperator: boolean, env: NodeJS.ProcessEnv): Promise<string> => {
  const mobile = normalizeMobile(typed);
  if (!isMobile(mobile)) throw new Error(`“${typed}” 不是手机号码`);
  return withDatabase(env, async (db) => {
    if (!(await setOperator(db, mobile, isOperator))) throw new Error(`没有手机号为 ${mobile} 的会员，请先注册`);
    return isOperator ? `${mobile} 现在是运营人员` : `${mobile} 不再是运营人员`;
  });
};

/** One line per operator. */
export const describeOperators = (env: NodeJS.ProcessEnv): Promise<string> =>
  withDatabase(env, async (db) => {
    const operators = await listOperators(db);
    if (operators.length === 0) return '还没有运营人员；用 npm run operator -- grant <手机号> 添加';
    return operators.map(({ mobile, nickname }) => `${mobile ?? '未绑定手机'}  ${nickname}`).join('\n');
  });

/** The database of the environment; joins a running server's embedded one. */
const withDatabase = async <Result>(
  env: NodeJS.ProcessEnv,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> => {
  const root = findProjectRoot();
  const settings = readSettings({ ...env, ROLE: 'all' }, root, () => '');
  const database = await openDatabase({ databaseUrl: settings.databaseUrl, dataDir: settings.dataDir, join: true });
  try {
    await migrate(database.pool, migrationsFolder(root));
    return await work(database.db);
  } finally {
    await database.close();
  }
};
