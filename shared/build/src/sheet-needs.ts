import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentSheetOf, styleOrder } from '@bee/ui/styles';
import { importsOf, reach } from './import-graph.ts';
import { ROOT } from './workspace.ts';

const UI = path.join(ROOT, 'shared/ui/src');
const CONTENT = '@bee/ui/content';

/** Files of the exports of `@bee/ui/content`, by name. */
const contentFiles = (): Map<string, string> => {
  const entry = path.join(UI, 'content.ts');
  return new Map(
    importsOf(readFileSync(entry, 'utf8')).flatMap(({ specifier, names }) =>
      names.map((name) => [name, path.resolve(UI, specifier)] as const),
    ),
  );
};

/** Names that files use of `@bee/ui/content`, also in what they load on demand; null for all of them. */
export const contentNames = (files: readonly string[]): string[] | null => {
  const names = reach(files, { lazy: true }).packages.get(CONTENT) ?? new Set();
  return names.has('*') ? null : [...names].sort();
};

/**
 * Sheets besides `base` that a component of `@bee/ui/content` or another sheet needs: by exported name, by entry point of
 * @bee/ui (`data`, `form`), and by part of the shell.
 * @param parts source files of the shell by part
 * @throws Error if a part of the shell that is shown on every page (`own`) needs more than `base`
 */
export const sheetNeeds = (parts: Record<string, readonly string[]>): Record<string, string[]> => {
  const exported = contentFiles();
  const entryPoints = [
    'interactive',
    'share',
    'day',
    'suggest',
    'plot',
    'data',
    'explorer',
    'core',
    'fields',
    'form',
    'table',
    'overlay',
  ];
  const needs = {
    ...Object.fromEntries([...exported].map(([name, file]) => [name, sheetsOf([file], exported)])),
    ...Object.fromEntries(entryPoints.map((name) => [name, sheetsOfEntryPoint(name, exported)])),
    ...Object.fromEntries(
      Object.entries(parts).map(([part, files]) => [part, sheetsOf(files, exported, part !== 'own')]),
    ),
  };
  if (needs.own?.length)
    throw new Error(
      `外壳每页都显示的部分用到了 ${needs.own.join('、')} 里的样式；请把它们放进 base（content-sheets.ts）`,
    );
  return Object.fromEntries(Object.entries(needs).filter(([, sheets]) => sheets.length > 0));
};

/** antd entry points also rely on the rules of `core`. */
const sheetsOfEntryPoint = (name: string, exported: Map<string, string>): string[] => [
  ...sheetsOf([path.join(UI, `${name}.ts`)], exported),
  ...styleOrder([name]).filter((sheet) => sheet !== 'content' && sheet !== name),
];

const sheetsOf = (files: readonly string[], exported: Map<string, string>, lazy = true): string[] => {
  const { packages, sheets } = reach(files, { lazy });
  const used = [...(packages.get(CONTENT) ?? [])].flatMap((name) => exported.get(name) ?? []);
  const stylesheets = [...sheets, ...reach(used, { lazy }).sheets].filter(
    (sheet) => path.dirname(sheet) === path.join(UI, 'content'),
  );
  return [...new Set(stylesheets.map((sheet) => contentSheetOf(path.basename(sheet))))]
    .filter((sheet) => sheet !== 'base')
    .sort();
};
