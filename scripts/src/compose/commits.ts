import { execFileSync } from 'node:child_process';
import type { RemoteDiff } from '@bee/releases/compose/diff';

const SHOWN = 20;

/**
 * Commits between two releases that touch the remote or its shared packages; none outside of a repository that contains
 * them.
 */
export const commitsBetween = (root: string, { name, commit: { was, is } }: RemoteDiff): string[] => {
  if (!was || !is || was === is) return [];
  try {
    const args = ['log', '--oneline', '--no-decorate', `-${SHOWN}`, `${was}..${is}`, '--', name, 'shared'];
    const out = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return out.split('\n').filter(Boolean);
  } catch {
    return [];
  }
};
