import { ComposeRefused, openComposer } from '@bee/releases/compose/compose-commands';
import { storeLocation } from './release/store-location.ts';

const USAGE = `用法：npm run compose -- <命令>
  set <名称>=<版本> …   设定正在运行的版本；版本可以是发布号、版本号或 latest
  show                 显示当前组合
  history              显示历次组合
  verify               核对组合与每个文件的哈希
  rollback [序号]       回到上一个或指定序号的组合`;

const composer = openComposer(storeLocation());
const [command, ...rest] = process.argv.slice(2);

const parseVersions = (words: string[]): Record<string, string> => {
  const pairs = words.map((word) => word.split('='));
  if (pairs.length === 0 || pairs.some((pair) => pair.length !== 2 || !pair[0] || !pair[1]))
    throw new ComposeRefused(USAGE);
  return Object.fromEntries(pairs) as Record<string, string>;
};

const parseSequence = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined;
  if (!/^\d+$/.test(word)) throw new ComposeRefused(`序号应是数字，而不是 ${word}`);
  return Number(word);
};

const run = async (): Promise<void> => {
  if (command === 'set') return print(await composer.set(parseVersions(rest)));
  if (command === 'rollback') return print(await composer.rollback(parseSequence(rest[0])));
  if (command === 'show') return print(composer.show());
  if (command === 'history') {
    for (const { sequence, changed_at, note } of composer.history())
      console.log(`${sequence}\t${changed_at}\t${note ?? ''}`);
    return;
  }
  if (command === 'verify') {
    const problems = composer.verify();
    if (problems.length > 0) throw new ComposeRefused(problems.join('\n'));
    return console.log('组合完好');
  }
  throw new ComposeRefused(USAGE);
};

const print = (value: unknown) => console.log(JSON.stringify(value, null, 2));

run().catch((error: unknown) => {
  console.error(error instanceof ComposeRefused ? error.message : error);
  process.exit(1);
});
