import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { misusedComponents } from './ui-components.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'bee-ui-'));
  for (const remote of ['mf-content', 'mf-member']) mkdirSync(path.join(root, remote, 'src'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

describe('components by purpose', () => {
  it.each([
    ["import { useFormModel } from '@bee/ui/interactive';", 'useFormModel of @bee/ui/interactive; use WorkForm'],
    ["import { Modal, useCountdown } from '@bee/ui/interactive';", 'Modal of @bee/ui/interactive; use WorkForm'],
    ["import { Table } from '@bee/ui/table';", 'Table of @bee/ui/table; use WorkTable'],
    ['export const day = <input type="date" />;', 'a native date field speaks English'],
  ])('refuse in mf-member: %s', (text, problem) => {
    write('mf-member/src/form.tsx', text);
    expect(misusedComponents(root)).toEqual([expect.stringContaining(`mf-member/src/form.tsx: ${problem}`)]);
  });

  it('refuse antd on pages to read', () => {
    write('mf-content/src/list.page.tsx', "import { Select } from '@bee/ui/form';\n");
    expect(misusedComponents(root)).toEqual([
      'mf-content/src/list.page.tsx: Select of @bee/ui/form; pages to read load no antd: use @bee/ui/content',
    ]);
  });

  it('allow what is for the purpose, and anything in tests', () => {
    write(
      'mf-member/src/form.tsx',
      "import { WorkForm } from '@bee/ui/form';\nimport { Dialog } from '@bee/ui/overlay';\n",
    );
    write('mf-member/src/left.tsx', "import { useCountdown } from '@bee/ui/interactive';\n");
    write('mf-content/src/page.test.tsx', "import { Select } from '@bee/ui/form';\n");
    expect(misusedComponents(root)).toEqual([]);
  });

  it('hold in the sources', () => {
    expect(misusedComponents(ROOT)).toEqual([]);
  });
});
