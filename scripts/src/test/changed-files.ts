import { execFileSync } from 'node:child_process';
import { ROOT } from '@bee/build/workspace';

const git = (root: string, ...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);

/** Files that differ from where this branch left `base`, committed or not, with removed and untracked ones. */
export const changedFiles = (base = 'main', root = ROOT): string[] => {
  const [from = base] = git(root, 'merge-base', 'HEAD', base).map((line) => line.trim());
  return [
    ...git(root, 'diff', '--name-only', '--no-renames', '-z', from),
    ...git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ];
};
