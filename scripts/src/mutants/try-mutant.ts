import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { runTool } from '../run-tool.ts';
import type { Mutant } from './mutants.ts';

export type Verdict = 'killed' | 'survived' | 'does not fit';

/** Applies a mutant to the code, runs its test and reverts it, also after errors. */
export const tryMutant = async ({ file, edits, test }: Mutant, leave: Leave): Promise<Verdict> => {
  const place = path.join(ROOT, file);
  const right = readFileSync(place, 'utf8');
  const wrong = applyMutant(right, edits);
  if (wrong === null) return 'does not fit';
  leave.restore = () => writeFileSync(place, right);
  writeFileSync(place, wrong);
  try {
    const { ok, output } = await runTool('jest', ['--selectProjects', 'node', '-t', test.name, '--', test.file]);
    // A name that matches no test fails nothing and proves nothing.
    const ran = /Tests:.*\b(passed|failed)\b/.test(output);
    return !ran && ok ? 'does not fit' : ok ? 'survived' : 'killed';
  } finally {
    leave.restore();
    leave.restore = () => undefined;
  }
};

/** Cleanup that must run before the process exits. */
export type Leave = { restore(): void };

/** @returns null when the code no longer contains what the mutant replaces */
export const applyMutant = (source: string, edits: Mutant['edits']): string | null => {
  let text = source;
  for (const { find, replace } of edits) {
    if (text.split(find).length !== 2) return null;
    text = text.replace(find, () => replace);
  }
  return text;
};
