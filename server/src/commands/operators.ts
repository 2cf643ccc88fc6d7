import { isMobile, normalizeMobile } from '@bee/domain/phone';
import { listOperators, setOperator } from '../modules/identity/index.ts';
import { withDatabase } from './with-database.ts';

/**
 * Grants or revokes the operator role; applies from the member's next call.
 * @returns the message for the operator
 * @throws Error with a message for the operator
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
