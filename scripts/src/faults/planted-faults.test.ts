import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { plantedFaults } from './planted-faults.ts';
import { plant } from './try-fault.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

describe('mutants', () => {
  it.each(plantedFaults.map((fault) => [fault.id, fault] as const))(
    '%s applies to the code and names a test',
    (_id, fault) => {
      expect(plant(read(fault.file), fault.edits)).not.toBeNull();
      expect(read(fault.test.file)).toContain(fault.test.name);
    },
  );

  it('match the list in docs/payment-faults.md', () => {
    const listed = [...read('docs/payment-faults.md').matchAll(/^\| ([a-z-]+) \|/gm)].map(([, id]) => id);
    expect(plantedFaults.map(({ id }) => id)).toEqual(listed);
  });
});
