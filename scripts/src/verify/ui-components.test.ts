import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { misusedComponents } from './ui-components.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'bee-ui-'));
  for (const remote of ['mf-content', 'mf-data-tools', 'mf-member', 'shell', 'shared/ui'])
    mkdirSync(path.join(root, remote, 'src'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

describe('components by purpose', () => {
  it.each([
    ["import { useFormModel } from '@bee/ui/interactive';", 'useFormModel of @bee/ui/interactive; use WorkForm'],
    ["import { Modal, useCountdown } from '@bee/ui/interactive';", 'Modal of @bee/ui/interactive; use WorkForm'],
    ["import { Table } from '@bee/ui/table';", 'Table of @bee/ui/table; use WorkTable'],
    ['export const day = <input type="date" />;', 'a native date field speaks English'],
    ['export const box = <div role="dialog" />;', 'a dialog of its own; use Dialog'],
    ['export const list = <ul role="listbox" />;', 'suggestions of its own; use SuggestionBox'],
    ['export const rows = <table />;', 'a table of its own; use DataTable'],
    ['export const file = <input type="file" />;', 'a field of the browser for files; use FileButton'],
  ])('refuse in mf-member: %s', (text, problem) => {
    write('mf-member/src/form.tsx', text);
    expect(misusedComponents(root)).toEqual([expect.stringContaining(`mf-member/src/form.tsx: ${problem}`)]);
  });

  it.each([
    ["import { Modal, Form } from '@bee/ui/interactive';", ['Modal', 'Form']],
    ["import { DatePicker } from '@bee/ui/form';", ['DatePicker']],
    ["import { Modal, Dialog } from '@bee/ui/overlay';", ['Modal']],
    ["import type { Rules } from '@bee/ui/interactive';", []],
  ])('refuse in mf-data-tools: %s', (text, names) => {
    write('mf-data-tools/src/form.tsx', text);
    expect(misusedComponents(root).map((problem) => /: (\w+) of /.exec(problem)?.[1])).toEqual(names);
  });

  it.each(['mf-content', 'shell', 'shared/ui'])('refuse markup for which there is a component in %s', (workspace) => {
    const own = [
      '<dialog />',
      '<select />',
      '<table />',
      '<datalist />',
      '<div role="tooltip" />',
      'navigator.clipboard',
      'total.toLocaleString()',
    ];
    for (const [at, text] of own.entries()) write(`${workspace}/src/${at}.tsx`, `export const own = ${text};`);
    expect(misusedComponents(root).map((problem) => problem.split(':')[0])).toEqual(
      own.map((_, at) => `${workspace}/src/${at}.tsx`),
    );
  });

  it('refuse forms that are loaded with a page of the tools, not those loaded on demand', () => {
    write('mf-data-tools/src/dialog.tsx', "import { WorkForm } from '@bee/ui/fields';\n");
    write('mf-data-tools/src/list.page.tsx', "const load = () => import('./dialog.tsx');\n");
    expect(misusedComponents(root)).toEqual([]);
    write('mf-data-tools/src/list.page.tsx', "import './dialog.tsx';\n");
    expect(misusedComponents(root)).toEqual([
      'mf-data-tools/src/list.page.tsx: @bee/ui/fields is loaded with the page; load what needs it with useLazyComponent',
    ]);
  });

  it('refuse antd on pages to read', () => {
    write('mf-content/src/list.page.tsx', "import { Select } from '@bee/ui/form';\n");
    expect(misusedComponents(root)).toEqual([
      'mf-content/src/list.page.tsx: Select of @bee/ui/form; pages to read load no antd: use @bee/ui/content',
      'mf-content/src/list.page.tsx: @bee/ui/form is loaded with the page; load what needs it with useLazyComponent',
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
