import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';

/** Read or applied by tests that do not import them. */
const OF_ALL_TESTS = /^(package-lock\.json|jest\.config\.mjs)$|^server\/(sample\/|src\/db\/migrations\/)/;

/** Paths of the Jest tests that import a changed file, directly or through others. */
export const relatedTests = (changed: readonly string[]): string[] => {
  const present = changed.filter((file) => existsSync(path.join(ROOT, file)));
  const isAll = changed.some((file) => OF_ALL_TESTS.test(file));
  if (!isAll && present.length === 0) return [];
  const listed = execFileSync(
    path.join(ROOT, 'node_modules/.bin/jest'),
    ['--listTests', ...(isAll ? [] : ['--findRelatedTests', ...present])],
    { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  return listed.split('\n').filter((line) => path.isAbsolute(line));
};
