import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { remoteNames } from '@bee/build/workspace';
import { holdAgainstRunning } from './release/hold-against-running.ts';
import { releaseBuilt, releaseOne } from './release/release-one.ts';
import { inWorktree } from './release/worktree.ts';

/**
 * `npm run release [-w mf-ai] [-- --from <commit>]`: builds what changed into the release store; without a name
 * everything, with `--from` as it stood in another commit. Says what keeps it from running with what runs now; with
 * `--strict` that ends with 1, and the release is in the store all the same.
 */
const { values, positionals } = parseArgs({
  options: { from: { type: 'string' }, strict: { type: 'boolean' }, api: { type: 'string' } },
  allowPositionals: true,
});
const workspace = process.env.npm_package_name?.startsWith('@bee/') ? [process.env.npm_package_name.slice(5)] : [];
const chosen = positionals.length > 0 ? positionals : workspace;
const names = chosen.length > 0 ? chosen : ['shell', ...remoteNames()];

const release = async (name: string) => {
  const since = Date.now();
  const { release: id, isNew } = await releaseOne(path.basename(name));
  console.log(`${name}@${id} ${isNew ? `已发布（${((Date.now() - since) / 1000).toFixed(1)} 秒）` : '没有变化'}`);
  const problems = await holdAgainstRunning(path.basename(name), id, values.api);
  if (problems.length === 0) return;
  console.warn(`与正在运行的组合核对：\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  if (values.strict) process.exitCode = 1;
};

const releaseFrom = (commit: string) =>
  releaseBuilt((folder) =>
    inWorktree(commit, async (dir) => {
      const script = path.join(dir, 'scripts/src/release.ts');
      const env = { ...process.env, npm_package_name: '', RELEASE_STORE: folder };
      execFileSync(path.join(dir, 'node_modules/.bin/tsx'), [script, ...names], { cwd: dir, env, stdio: 'inherit' });
    }),
  );

const run = async () => {
  if (values.from) return releaseFrom(values.from);
  for (const name of names) await release(name);
};

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
