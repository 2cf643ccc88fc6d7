import { parseArgs } from 'node:util';
import { composeCommand } from '@bee/releases/compose/advised-command';
import { ComposeRefused } from '@bee/releases/compose/refused';

const OPTIONS = {
  by: { type: 'string' },
  reason: { type: 'string' },
  dry: { type: 'boolean' },
  json: { type: 'boolean' },
  all: { type: 'boolean' },
  'members-only': { type: 'boolean' },
  steps: { type: 'string' },
  minutes: { type: 'string' },
  visits: { type: 'string' },
  quiet: { type: 'string' },
  api: { type: 'string' },
  offline: { type: 'boolean' },
  'allow-size': { type: 'boolean' },
  adopt: { type: 'boolean' },
  above: { type: 'string' },
} as const;

/** Parses the command line: the command, its arguments, and the options. */
export const readWords = (argv: string[]) => {
  try {
    const { values, positionals } = parseArgs({ args: argv, options: OPTIONS, allowPositionals: true });
    const [command = '', ...words] = positionals;
    return { command, words, options: values };
  } catch (error) {
    throw new ComposeRefused(`看不懂的选项：${(error as Error).message}\n\n${USAGE}`);
  }
};

export type Options = ReturnType<typeof readWords>['options'];

/** Parses `mf-ai=1.2.0 shell=latest` into versions by name. */
export const readVersions = (words: string[]): Record<string, string> => {
  const pairs = words.map((word) => word.split('='));
  const wrong = pairs.find((pair) => pair.length !== 2 || !pair[0] || !pair[1]);
  if (pairs.length === 0 || wrong) throw misused(wrong && `“${wrong.join('=')}”应写成 <名称>=<版本>`);
  return Object.fromEntries(pairs) as Record<string, string>;
};

type AskedCanaries = Record<string, { release: string; percent: number } | null>;

const CANARY = 'canary:';

/**
 * Parses the arguments of a deployment: versions, and `canary:mf-ai=1.2.0:10` for a canary; `canary:mf-ai=` for none.
 */
export const readDeployment = (words: string[]): { versions: Record<string, string>; canaries: AskedCanaries } => {
  const isCanary = (word: string) => word.startsWith(CANARY);
  const canaries = words.filter(isCanary).map((word): [string, AskedCanaries[string]] => {
    const [name = '', value = ''] = word.slice(CANARY.length).split('=');
    if (value === '') return [name, null];
    const [, release = '', percent = ''] = /^([^:]+):([^:]+)$/.exec(value) ?? [];
    if (!name || !release) throw misused(`${name} 的灰度“${value}”应写成 <版本>:<比例>，例如 1.2.0:10；不要灰度时留空`);
    return [name, { release, percent: readPercent(percent) }];
  });
  return {
    versions: readVersions(words.filter((word) => !isCanary(word))),
    canaries: Object.fromEntries(canaries),
  };
};

export const readSequence = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined;
  if (!/^\d+$/.test(word)) throw new ComposeRefused(`序号应是数字，而不是 ${word}；用 history 查看`);
  return Number(word);
};

/** Limits the digits, so that a typo cannot use up the numbers that the database supports. */
export const readAbove = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined;
  if (!/^\d{1,9}$/.test(word))
    throw new ComposeRefused(`--above 后面应是组合的序号（至多九位数字），而不是“${word}”；边缘的日志与 /ops 写着它`);
  return Number(word);
};

export const readPercent = (word: string): number => {
  if (!/^\d+(\.\d+)?%?$/.test(word)) throw new ComposeRefused(`比例应是 0 到 100 之间的数，而不是 ${word}`);
  return Number(word.replace('%', ''));
};

/** The command line matches no command. */
export const misused = (what?: string): ComposeRefused => new ComposeRefused(what ? `${what}\n\n${USAGE}` : USAGE);

const USAGE = `用法：${composeCommand('<命令>')}
  show                            正在运行什么
  history                         历次变更：何时、何人、为何
  diff [<名称>=<版本> … | <名称> | 序号 [序号]]
                                  换成这些版本、灰度转正、两个组合之间会变什么；不写则是最近一次变更
  verify                          核对组合、每个文件的哈希与接口
  set <名称>=<版本> …             换成这些版本；版本可以是发布号、版本号或 latest
  preview <名称>=<版本> …         在访客之前看这些版本：24 小时内有效的地址
  preview off                     收回此前给出的全部预览地址
  canary <名称>=<版本> <比例>     让百分之几的访客先用；--members-only 只给会员
  canary <名称> <比例>            改变比例，已经用上的不变；不再自动扩大
  canary <名称>=<版本> auto       逐步扩大，与正式版本比较，自动转正或撤下；
                                  --steps 5,25,50,100 --minutes 30（每步至少）--visits 100（每步至少）--quiet 22-8（这些时刻不扩大）
  canary <名称> pause | resume    暂停、继续自动扩大
  canary <名称> off               结束灰度
  promote <名称>                  灰度转正
  rollback <名称> [版本]          有灰度先结束灰度，否则回到最近的好版本；或回到指定版本
  rollback --all [序号]           全部回到上一个或指定序号的组合
  freeze [名称] --reason <原因>   只许回退，不许别的变更；不写名称则是全部
  unfreeze [名称]                 解除冻结
  deploy <名称>=<版本> … [canary:<名称>=<版本>:<比例> …]
                                  同 set 与 canary，但只处理与上次部署不同的，不推翻人工与自动的回退
选项：
  --by <谁>  --reason <原因>      记入历史；在容器里要写 --by
  --dry                           只说会怎样，什么也不改
  --json                          输出 JSON
  --api <地址>                    用哪个接口服务核对；不写则是 API_URL 或本机
  --offline                       不问接口服务，只按本机的接口约定核对
  --allow-size                    允许页面超过大小预算，须写 --reason
  --adopt                         在不是用这把密钥签名的组合之上继续
  --above <序号>                  下一个组合的序号大于它：发布仓库恢复成较旧的之后用`;
