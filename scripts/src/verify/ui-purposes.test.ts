import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { usersByPurpose } from './ui-purposes.ts';

const workspaces = ['mf-ai', 'mf-content', 'mf-data-tools', 'mf-member', 'mf-sanqi', 'shell', 'shared/ui'];
const tools = ['mf-data-tools', 'mf-member'];

/** Pages without antd keep the dialog and the form that load none; everything else has one component per purpose. */
const withoutAntd = ['mf-ai', 'mf-content', 'shell', 'shared/ui'];

describe('components by purpose', () => {
  const users = usersByPurpose(ROOT, workspaces);

  it('are one for each, with these users', () => {
    expect(users).toMatchObject({
      form: { 'WorkForm of fields': tools, 'Form of interactive': ['mf-content', 'shell'] },
      dialog: { 'Dialog of overlay': tools, 'Modal of interactive': withoutAntd },
      panel: { 'SidePanel of overlay': ['mf-member'] },
      day: { 'DayField of day': ['mf-content', ...tools] },
      place: { 'Cascader of form': ['mf-member'] },
      choice: { 'Select of fields': tools },
      suggestions: { 'SuggestionBox of suggest': ['mf-data-tools', 'shell'] },
      'table to work with': { 'WorkTable of table': ['mf-member'] },
    });
  });

  it('are these components and no others', () => {
    const used = Object.fromEntries(Object.entries(users).map(([purpose, byName]) => [purpose, Object.keys(byName)]));
    expect(used).toEqual({
      form: ['WorkForm of fields', 'Form of interactive'],
      dialog: ['Dialog of overlay', 'Modal of interactive'],
      panel: ['SidePanel of overlay'],
      day: ['DayField of day'],
      place: ['Cascader of form'],
      choice: ['Select of fields'],
      files: ['FileButton of content'],
      'table to work with': ['WorkTable of table'],
      'table to read': ['DataTable of content', 'LongTable of data'],
      search: ['SearchForm of content'],
      suggestions: ['SuggestionBox of suggest'],
      pages: ['Pagination of content'],
      views: ['Tabs of content'],
      nothing: ['Empty of content'],
      copying: ['copyText of content'],
    });
  });

  it('are named in the table of the README', () => {
    const readme = readFileSync(path.join(ROOT, 'shared/ui/README.md'), 'utf8');
    const table = readme.split('\n').filter((line) => line.startsWith('| '));
    for (const component of Object.values(users).flatMap((byName) => Object.keys(byName))) {
      const [name = '', entryPoint = ''] = component.split(' of ');
      const row = table.find((line) => line.includes(`\`${name}\``) && line.includes(`\`${entryPoint}\``));
      expect([component, row !== undefined]).toEqual([component, true]);
    }
  });
});
