import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentSheetOf } from '@bee/ui/styles';
import { importsOf, reach } from './import-graph.ts';
import { readManifest } from './read-manifest.ts';
import { pageFile, shellParts, widgetFile } from './remote-styles.ts';
import { sheetNeeds } from './sheet-needs.ts';
import { ROOT, remoteNames } from './workspace.ts';

const CONTENT = path.join(ROOT, 'shared/ui/src/content');
const stylesheets = readdirSync(CONTENT).filter((name) => name.endsWith('.css'));
const needs = sheetNeeds(shellParts(path.join(ROOT, 'shell')));

it('finds what components, entry points and parts of the shell need', () => {
  expect(needs.ArticleCard).toEqual(['cards']);
  expect(needs.DataTable).toEqual(['figures']);
  expect(needs.Pagination).toEqual(['list']);
  expect(needs.Button).toBeUndefined();
  expect(needs.data).toEqual(['figures', 'reading', 'plot']);
  expect(needs.table?.at(-1)).toBe('core');
  expect(needs.core).toBeUndefined();
  expect(needs.own).toBeUndefined();
});

it('knows the user of every stylesheet of the entry point content', () => {
  const used = reach(
    ['content', 'data', 'suggest'].map((name) => path.join(CONTENT, `../${name}.ts`)),
    { lazy: true },
  ).sheets;
  const unused = stylesheets.filter((name) => !used.has(path.join(CONTENT, name)));
  expect(unused).toEqual(['base.css', 'tokens.css']);
});

/** Sheets by class name that they have rules for; classes of `base` are on every page. */
const sheetsByClass = (): Map<string, string> => {
  const found = new Map<string, string>();
  const read = (name: string) => readFileSync(path.join(CONTENT, name), 'utf8').matchAll(/\.(bee-[\w-]+)/g);
  for (const name of stylesheets) for (const [, word = ''] of read(name)) found.set(word, contentSheetOf(name));
  for (const name of stylesheets.filter((sheet) => contentSheetOf(sheet) === 'base'))
    for (const [, word = ''] of read(name)) found.delete(word);
  return found;
};

const classesOf = (files: Iterable<string>) =>
  [...files].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bbee-[\w-]+/g)].map(([word]) => ({ word, file })),
  );

it('brings the rules of all classes that the components themselves write', () => {
  const sheets = sheetsByClass();
  const exported = importsOf(readFileSync(path.join(CONTENT, '../content.ts'), 'utf8'));
  const missing = exported.flatMap(({ specifier, names: [name = ''] }) =>
    classesOf(reach([path.join(CONTENT, '..', specifier)], { lazy: true }).files).flatMap(({ word, file }) => {
      const sheet = sheets.get(word);
      const isBrought = !sheet || needs[name]?.includes(sheet);
      return isBrought ? [] : [`${name}: ${word} (${sheet}) in ${path.basename(file)}`];
    }),
  );
  expect(missing).toEqual([]);
});

it.each(remoteNames())('brings the rules of all classes that %s writes itself', async (remote) => {
  const source = path.join(ROOT, remote, 'src');
  const manifest = await readManifest(path.join(ROOT, remote));
  const sheets = sheetsByClass();
  const missing = (what: string, files: string[], content: string[] | undefined, doors: string[]) => {
    const brought = new Set([...(content ?? []), ...doors].flatMap((name) => needs[name] ?? []));
    return classesOf(reach(files, { lazy: true }).files).flatMap(({ word, file }) => {
      const sheet = sheets.get(word);
      return sheet && !brought.has(sheet) ? [`${what}: ${word} (${sheet}) in ${path.relative(source, file)}`] : [];
    });
  };
  const root = path.join(source, 'remote.tsx');
  expect([
    ...manifest.pages.flatMap(({ id, module, content, doors }) =>
      missing(id, [root, pageFile(source, module)], content, doors),
    ),
    ...manifest.widgets.flatMap(({ name, module, content, doors }) =>
      missing(name, [widgetFile(source, module)], content, doors),
    ),
  ]).toEqual([]);
});
