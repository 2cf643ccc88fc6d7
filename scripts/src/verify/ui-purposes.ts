import { readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from '@bee/build/import-graph';
import { sourcesOf } from './ui-components.ts';

/** Components of @bee/ui by purpose, as `name of entry point`; the table in shared/ui/README.md says which is for whom. */
const components = {
  form: ['WorkForm of fields', 'WorkForm of form', 'Form of interactive'],
  dialog: ['Dialog of overlay', 'Modal of overlay', 'Modal of interactive'],
  panel: ['SidePanel of overlay', 'Drawer of overlay'],
  day: ['DayField of day', 'DatePicker of form'],
  place: ['Cascader of form'],
  choice: ['Select of fields', 'Select of form'],
  files: ['FileButton of content'],
  'table to work with': ['WorkTable of table', 'Table of table'],
  'table to read': ['DataTable of content', 'LongTable of data'],
  search: ['SearchForm of content'],
  suggestions: ['SuggestionBox of suggest'],
  pages: ['Pagination of content'],
  views: ['Tabs of content'],
  nothing: ['Empty of content'],
  copying: ['copyText of content'],
} as const;

/** Workspaces that import each component of a purpose; components without users are left out. */
export const usersByPurpose = (
  root: string,
  workspaces: readonly string[],
): Record<string, Record<string, string[]>> => {
  const imports = new Map(workspaces.map((name) => [name, importedBy(path.join(root, name, 'src'))]));
  const usersOf = (component: string) => workspaces.filter((name) => imports.get(name)?.has(component));
  return Object.fromEntries(
    Object.entries(components).map(([purpose, names]) => [
      purpose,
      Object.fromEntries(names.map((name) => [name, usersOf(name)] as const).filter(([, users]) => users.length > 0)),
    ]),
  );
};

const UI = '@bee/ui/';

const importedBy = (folder: string): Set<string> =>
  new Set(
    sourcesOf(folder)
      .flatMap((file) => importsOf(readFileSync(file, 'utf8')))
      .filter(({ specifier }) => specifier.startsWith(UI))
      .flatMap(({ specifier, names }) => names.map((name) => `${name} of ${specifier.slice(UI.length)}`)),
  );
