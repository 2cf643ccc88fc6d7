import { messageOf } from '@bee/domain/error-message';
import { changeOperator, describeOperators } from '@bee/server/commands/operators';

const USAGE = `用法：
  npm run operator -- grant <手机号>    成为运营人员
  npm run operator -- revoke <手机号>   不再是运营人员
  npm run operator -- list             现有的运营人员`;

const run = async ([command, mobile, ...more]: string[]): Promise<string> => {
  if (command === 'list' && !mobile) return describeOperators(process.env);
  if (command === 'grant' && mobile && more.length === 0) return changeOperator(mobile, true, process.env);
  if (command === 'revoke' && mobile && more.length === 0) return changeOperator(mobile, false, process.env);
  throw new Error(USAGE);
};

const main = async (): Promise<void> => console.log(await run(process.argv.slice(2)));

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
