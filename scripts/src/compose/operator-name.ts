import { userInfo } from 'node:os';
import { ComposeRefused } from '@bee/releases/compose/refused';
import type { Options } from './read-words.ts';

/** Container accounts, which are shared by all operators. */
const NOBODY = ['node', 'root', 'unknown'];

/** The account that runs the command, unless `--by` is given. */
export const userName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
};

/**
 * The author of a change.
 * @param inImage whether the command runs in the server's image, where all operators share one account
 * @throws ComposeRefused when the author would be unknown
 */
export const operatorName = (options: Pick<Options, 'by' | 'dry'>, inImage: boolean, account = userName()): string => {
  const given = options.by?.trim();
  if (given) return given;
  if (inImage && !options.dry && NOBODY.includes(account))
    throw new ComposeRefused(
      `没有改变：容器里的账号（${account}）谁都一样，历史里会看不出是谁改的。请在命令后面加 --by <您的姓名>，例如 --by 王二`,
    );
  return account;
};
