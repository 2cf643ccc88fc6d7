import { grantOperatorTo } from '@bee/server/commands/grant-operator';

const USAGE = '用法：npm run operator -- grant <手机号>';

const run = async ([command, mobile]: string[]): Promise<void> => {
  if (command !== 'grant' || !mobile) throw new Error(USAGE);
  console.log(await grantOperatorTo(mobile, process.env));
};

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
