import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });

/**
 * Checks out another commit in a temporary worktree, with the packages installed here and its own workspaces, and runs
 * `work` in it.
 */
export const inWorktree = async (commit: string, work: (dir: string) => Promise<void>): Promise<void> => {
  if (!isCommit(commit)) throw new Error(`没有提交 ${commit}；用 git log 查看，别人的提交先 git fetch`);
  const dir = mkdtempSync(path.join(realpathSync(tmpdir()), 'bee-release-'));
  git(ROOT, 'worktree', 'add', '--quiet', '--detach', '--force', dir, commit);
  try {
    linkPackages(dir);
    await work(dir);
  } finally {
    git(ROOT, 'worktree', 'remove', '--force', dir);
    rmSync(dir, { recursive: true, force: true });
  }
};

const isCommit = (name: string): boolean =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`], { cwd: ROOT })
    .status === 0;

/** Links every npm package of this checkout into another one, and its own workspaces as @bee packages. */
export const linkPackages = (dir: string): void => {
  const modules = path.join(dir, 'node_modules');
  mkdirSync(path.join(modules, '@bee'), { recursive: true });
  for (const name of readdirSync(path.join(ROOT, 'node_modules'))) {
    if (name !== '@bee' && name !== '.cache')
      symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name));
  }
  const shared = readdirSync(path.join(dir, 'shared')).map((name) => `shared/${name}`);
  const workspaces = [...readdirSync(dir), ...shared].filter((name) =>
    existsSync(path.join(dir, name, 'package.json')),
  );
  for (const workspace of workspaces) {
    symlinkSync(path.join(dir, workspace), path.join(modules, '@bee', path.basename(workspace)));
  }
};
