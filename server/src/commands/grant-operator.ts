import { isMobile, normalizeMobile } from '@bee/domain/phone';
import { openDatabase } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { grantOperator } from '../modules/user/member.repository.ts';
import { findProjectRoot, migrationsFolder } from '../project.ts';
import { readSettings } from '../settings.ts';

/**
 * Gives a member the operator role, in the database of the environment; joins a running server's embedded one.
 * @returns what to tell the person.
 * @throws Error with a message for people.
 */
export const grantOperatorTo = async (typed: string, env: NodeJS.ProcessEnv): Promise<string> => {
  const mobile = normalizeMobile(typed);
  if (!isMobile(mobile)) throw new Error(`“${typed}” 不是手机号码`);
  const root = findProjectRoot();
  const settings = readSettings({ ...env, ROLE: 'all' }, root, () => '');
  const database = await openDatabase({ databaseUrl: settings.databaseUrl, dataDir: settings.dataDir, join: true });
  try {
    await migrate(database.pool, migrationsFolder(root));
    if (!(await grantOperator(database.db, mobile))) throw new Error(`没有手机号为 ${mobile} 的会员，请先注册`);
    return `${mobile} 现在是运营人员`;
  } finally {
    await database.close();
  }
};
