import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { uiEntryPoints } from './ui-entry-points.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bee-entry-points-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const entryPoints = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return uiEntryPoints(path.join(folder, 'a.page.tsx'));
};

it('finds the entry points of a page and its static imports, once and in order', () => {
  expect(
    entryPoints({
      'a.page.tsx': `import { Card } from '@bee/ui/content';\nimport {\n  Chart,\n} from '@bee/ui/data';\nimport './b.tsx';`,
      'b.tsx': `export * from './c.ts';\nexport { Modal } from '@bee/ui/interactive';\nexport { page } from './a.page.tsx';`,
      'c.ts': `import { type Props, Table } from '@bee/ui/table';\nimport x from 'x';`,
    }),
  ).toEqual(['content', 'data', 'interactive', 'table']);
});

it('ignores types and dynamic imports', () => {
  expect(
    entryPoints({
      'a.page.tsx': `import type { Props } from '@bee/ui/form';
import { type Column } from '@bee/ui/table';
export type { Cell } from '@bee/ui/core';
const panel = { load: () => import('@bee/ui/share') };
const later = () => import('./b.tsx');`,
      'b.tsx': `import { Modal } from '@bee/ui/interactive';`,
    }),
  ).toEqual([]);
});
