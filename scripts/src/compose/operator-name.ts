import { userInfo } from 'node:os';
import { ComposeRefused } from '@bee/releases/compose/refused';
import type { Options } from './read-words.ts';

/** Accounts of a container, which are the same for everybody. */
const NOBODY = ['node', 'root', 'unknown'];

/** Who runs the command, unless `--by` says so. */
export const userName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
};

/**
 * Who a change is put down to.
 * @param inImage whether the command runs in the server's image, whose accounts tell nobody apart
 * @throws ComposeRefused where history would not say who it was
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
