import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { mutants } from './mutants.ts';
import { applyMutant } from './try-mutant.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

describe('mutants', () => {
  it.each(mutants.map((mutant) => [mutant.id, mutant] as const))(
    '%s applies to the code and names a test',
    (_id, mutant) => {
      expect(applyMutant(read(mutant.file), mutant.edits)).not.toBeNull();
      expect(read(mutant.test.file)).toContain(mutant.test.name);
    },
  );

  it('match the list in docs/payment-faults.md', () => {
    const listed = [...read('docs/payment-faults.md').matchAll(/^\| ([a-z-]+) \|/gm)].map(([, id]) => id);
    expect(mutants.map(({ id }) => id)).toEqual(listed);
  });
});
