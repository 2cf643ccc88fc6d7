import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

export type Baseline = { commit: string; version: string };

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 28,
  }).trim();

const versionAt = (root: string, commit: string, folder: string): string =>
  (JSON.parse(git(root, 'show', `${commit}:${folder}/package.json`)) as { version: string }).version;

/**
 * The commit to compare a package with: the one that set its version; in that commit itself, the one before. Null
 * without history (no repository, a shallow clone, a new package).
 */
export const baselineOf = (root: string, folder: string): Baseline | null => {
  try {
    const file = `${folder}/package.json`;
    const last = git(root, 'log', '-1', '-G^  "version":', '--format=%H', '--', file);
    if (!last) return null;
    const commit = last === git(root, 'rev-parse', 'HEAD') ? git(root, 'rev-parse', `${last}^`) : last;
    return { commit, version: versionAt(root, commit, folder) };
  } catch {
    return null;
  }
};

/** Checks out the folder of that commit below `into`; reused the next time. */
export const checkOut = (root: string, { commit }: Baseline, folder: string, into: string): string => {
  const target = path.join(into, commit.slice(0, 12));
  if (existsSync(path.join(target, folder))) return path.join(target, folder);
  const half = `${target}.${process.pid}`;
  mkdirSync(half, { recursive: true });
  const archive = path.join(half, 'tree.tar');
  git(root, 'archive', '--format=tar', '-o', archive, commit, folder);
  execFileSync('tar', ['-xf', archive, '-C', half]);
  mkdirSync(path.dirname(path.join(target, folder)), { recursive: true });
  renameSync(path.join(half, folder), path.join(target, folder));
  rmSync(half, { recursive: true, force: true });
  return path.join(target, folder);
};
