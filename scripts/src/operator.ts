import { parseArgs } from 'node:util';
import { messageOf } from '@bee/domain/error-message';
import { changeOperator, describeOperators } from '@bee/server/commands/operators';
import { createTeamKey, describeTeamKeys, revokeKeyOfTeam } from '@bee/server/commands/team-keys';

const USAGE = `用法：
  npm run operator -- grant <手机号>    成为运营人员
  npm run operator -- revoke <手机号>   不再是运营人员
  npm run operator -- list             现有的运营人员
  npm run operator -- key <微前端> <标签> [--canary <上限>] [--promote]   给团队一把钥匙：上传，灰度至多百分之几，转正
  npm run operator -- keys             团队的钥匙，与最近用它们做了什么
  npm run operator -- revoke-key <编号>  收回一把`;

const run = (argv: string[]): Promise<string> => {
  const { values, positionals } = readArguments(argv);
  const [command, mobile, label] = positionals;
  if (command === 'key' && mobile && label) {
    const rights = { canaryPercent: Number(values.canary ?? 0), mayPromote: values.promote ?? false };
    return createTeamKey({ remote: mobile, label, ...rights }, process.env);
  }
  if (command === 'keys' && !mobile) return describeTeamKeys(process.env);
  if (command === 'revoke-key' && mobile) return revokeKeyOfTeam(mobile, process.env);
  if (command === 'list' && !mobile) return describeOperators(process.env);
  if (command === 'grant' && mobile) return changeOperator(mobile, true, process.env);
  if (command === 'revoke' && mobile) return changeOperator(mobile, false, process.env);
  throw new Error(USAGE);
};

const readArguments = (args: string[]) => {
  try {
    const options = { canary: { type: 'string' }, promote: { type: 'boolean' } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new Error(USAGE);
  }
};

const main = async (): Promise<void> => console.log(await run(process.argv.slice(2)));

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
