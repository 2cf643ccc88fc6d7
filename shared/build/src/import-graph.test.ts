import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reach } from './import-graph.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bee-imports-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const reached = (lazy: boolean, files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const { packages, sheets } = reach([path.join(folder, 'a.page.tsx')], { lazy });
  return {
    packages: [...packages.keys()].sort(),
    sheets: [...sheets].map((sheet) => path.relative(folder, sheet)).sort(),
  };
};

it('finds what a page and its static imports use, each once', () => {
  expect(
    reached(false, {
      'a.page.tsx': `import { Card } from '@bee/ui/content';
import {
  Chart,
} from '@bee/ui/data';
import './b.tsx';
import './a.css';`,
      'b.tsx': `export * from './c.ts';
export { Modal } from '@bee/ui/interactive';
export { page } from './a.page.tsx';`,
      'c.ts': `import { type Props, Table } from '@bee/ui/table';
import x from 'x';
import './c.css';
import './a.css';`,
    }),
  ).toEqual({
    packages: ['@bee/ui/content', '@bee/ui/data', '@bee/ui/interactive', '@bee/ui/table', 'x'],
    sheets: ['a.css', 'c.css'],
  });
});

it('leaves out types, and follows what is loaded on demand only if asked to', () => {
  const files = {
    'a.page.tsx': `import type { Props } from '@bee/ui/form';
import { type Column } from '@bee/ui/table';
export type { Cell } from '@bee/ui/core';
const later = () => import(/* webpackChunkName: "late" */ './b.tsx');
const page = (module: string) => import(\`./\${module}.tsx\`);`,
    'b.tsx': `import { Modal } from '@bee/ui/interactive';
import './b.css';`,
  };
  expect(reached(false, files)).toEqual({ packages: [], sheets: [] });
  expect(reached(true, files)).toEqual({ packages: ['@bee/ui/interactive'], sheets: ['b.css'] });
});
