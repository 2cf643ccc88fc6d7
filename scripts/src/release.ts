import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { currentRelease, isReleased, uncommittedInputs } from '@bee/build/inputs';
import { remoteNames } from '@bee/build/workspace';
import { messageOf } from '@bee/domain/error-message';
import { checkCompatibility } from './release/check-compatibility.ts';
import { releaseBuilt, releaseOne } from './release/release-one.ts';
import { sameVersion } from './release/same-version.ts';
import { storeLocation } from './release/store-location.ts';
import { inWorktree } from './release/worktree.ts';
import { secondsSince } from './seconds-since.ts';

const USAGE = '用法：npm run release -w <微前端> [-- --from <提交>] [--strict] [--api <地址>]；不写 -w 时发布全部';

const readWords = () => {
  try {
    return parseArgs({
      options: { from: { type: 'string' }, strict: { type: 'boolean' }, api: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new Error(`看不懂的选项：${(error as Error).message}\n${USAGE}`);
  }
};

/** The names given as arguments, else the workspace in which npm runs this, else everything. */
const readNames = (words: string[]): string[] => {
  const workspace = process.env.npm_package_name?.startsWith('@bee/') ? [process.env.npm_package_name.slice(5)] : [];
  const chosen = words.length > 0 ? words.map((word) => path.basename(word)) : workspace;
  const all = ['shell', ...remoteNames()];
  const unknown = chosen.find((name) => !all.includes(name));
  if (unknown) throw new Error(`没有 ${unknown}；可以发布的有 ${all.join('、')}\n${USAGE}`);
  return chosen.length > 0 ? chosen : all;
};

type Options = ReturnType<typeof readWords>['values'];

/** Number of files listed in a warning. */
const SHOWN = 5;

const release = async (name: string, { strict, api }: Options) => {
  const since = Date.now();
  if (!isReleased(storeLocation(), name, currentRelease(name))) console.log(`构建 ${name}…`);
  const { release: id, isNew } = await releaseOne(name);
  console.log(`${name}@${id} ${isNew ? `已发布（${secondsSince(since)}）` : '仓库里已有，没有变化'}`);
  const twins = isNew ? await sameVersion(name, id) : [];
  if (twins.length > 0)
    console.warn(
      `仓库里已有同一版本号的 ${twins.join('、')}：内容变了请升 ${name}/package.json 的 version，版本号才说得清是哪一个`,
    );
  if (isNew) warnOf(uncommittedInputs(name));
  const problems = await checkCompatibility(name, id, api);
  if (problems.length === 0) return;
  console.warn(`与正在运行的组合核对：\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  if (strict) process.exitCode = 1;
};

const warnOf = (uncommitted: string[]) => {
  if (uncommitted.length === 0) return;
  const some = uncommitted.slice(0, SHOWN).join('、');
  console.warn(
    `有 ${uncommitted.length} 个文件没有提交（${some}${uncommitted.length > SHOWN ? ' 等' : ''}）：发布里记的提交没有这些改动，别人无法从它重建；正式发布请先提交`,
  );
};

const releaseFrom = (commit: string, names: string[]) =>
  releaseBuilt((folder) =>
    inWorktree(commit, async (dir) => {
      const script = path.join(dir, 'scripts/src/release.ts');
      const env = { ...process.env, npm_package_name: '', RELEASE_STORE: folder };
      const tsx = path.join(dir, 'node_modules/.bin/tsx');
      const { status } = spawnSync(tsx, [script, ...names], { cwd: dir, env, stdio: 'inherit' });
      if (status !== 0) throw new Error(`提交 ${commit} 里的 ${names.join('、')} 没有发布，原因见上`);
    }),
  );

/**
 * `npm run release [-w mf-ai] [-- --from <commit>]`: builds what has changed into the release store; without a name
 * everything, with `--from` as of another commit. Reports incompatibilities with the active composition; with
 * `--strict` the exit code is then 1, but the release is in the store regardless.
 */
const run = async () => {
  const { values, positionals } = readWords();
  if (values.from) return releaseFrom(values.from, positionals.length > 0 ? positionals : readNames([]));
  for (const name of readNames(positionals)) await release(name, values);
};

run().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exit(1);
});
