import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from '@bee/contracts/manifest';
import { isolateSheet } from '@bee/releases/sheet/isolated-sheet';
import { filesBelow } from '@bee/releases/store/folder-files';
import { transform } from 'esbuild';
import { reach } from './import-graph.ts';

/** All stylesheets of a remote as one minified file, limited to its root elements; '' where there are none. */
export const allStyles = (dir: string, remote: string): Promise<string> =>
  isolated(sheetsBelow(path.join(dir, 'src')), remote);

/** Parts of the shell that few visits show, each with a sheet of its own: its folders and files. */
const SHELL_PARTS = {
  login: ['login/'],
  ops: ['ops/'],
  'on-demand': ['feedback/', 'keys/', 'search/', 'frame/user-panel.', 'overlay/dialogs.'],
};

/** Components of the shell by part; `own` is what every page shows. */
export const shellParts = (dir: string): Record<string, string[]> => {
  const source = path.join(dir, 'src');
  const components = filesBelow(source).filter((file) => /(?<!\.test)\.tsx$/.test(file));
  const parts = Object.entries(SHELL_PARTS).map(([part, places]) => [
    part,
    components.filter((file) => places.some((place) => file.startsWith(place))).map((file) => path.join(source, file)),
  ]);
  const own = [
    ...reach([path.join(source, 'bootstrap.tsx'), path.join(source, 'shell.server.tsx')], { lazy: false }).files,
  ];
  return { own, ...Object.fromEntries(parts) };
};

/** Sheets of the shell: that of the frame, and those of parts that are loaded on demand. */
export const shellStyles = async (dir: string): Promise<Record<string, string>> => {
  const source = path.join(dir, 'src');
  const all = sheetsBelow(source);
  const sheetsOf = (places: string[]) =>
    all.filter((sheet) => places.some((place) => path.relative(source, sheet).startsWith(place)));
  const parts = Object.entries(SHELL_PARTS).map(([part, places]) => [part, sheetsOf(places)] as const);
  const frame = all.filter((sheet) => !parts.some(([, sheets]) => sheets.includes(sheet)));
  const styles = [['own', frame] as const, ...parts].map(async ([part, sheets]) => [part, await minified(sheets)]);
  return Object.fromEntries(await Promise.all(styles));
};

/**
 * The stylesheet of each page and widget of a remote: what its components import, also those that are loaded on demand.
 * @returns minified CSS by `page/<module>` and `widget/<name>`, limited to the remote's root elements, without those that
 * are empty
 * @throws Error for a stylesheet that no page or widget imports, and for a rule that would reach outside of the remote
 */
export const stylesByPart = async (dir: string, manifest: Manifest): Promise<Record<string, string>> => {
  const source = path.join(dir, 'src');
  const root = path.join(source, 'remote.tsx');
  const parts = [
    ...manifest.pages.map(({ module }) => ({ part: `page/${module}`, files: [root, pageFile(source, module)] })),
    ...manifest.widgets.map(({ name, module }) => ({ part: `widget/${name}`, files: [widgetFile(source, module)] })),
  ];
  const used = new Set<string>();
  const styles: Record<string, string> = {};
  for (const { part, files } of parts) {
    // In the order of their paths, so that rules of equal weight apply alike on every page.
    const sheets = [...reach(files, { lazy: true }).sheets].sort();
    for (const sheet of sheets) used.add(sheet);
    if (sheets.length > 0) styles[part] = await isolated(sheets, manifest.name);
  }
  const unused = sheetsBelow(source).filter((sheet) => !used.has(sheet));
  if (unused.length > 0)
    throw new Error(`没有页面或部件导入 ${unused.map((sheet) => path.relative(dir, sheet)).join('、')}；请导入或删除`);
  return styles;
};

export const pageFile = (source: string, module: string) => path.join(source, 'features', `${module}.page.tsx`);
export const widgetFile = (source: string, module: string) => path.join(source, 'widgets', `${module}.widget.tsx`);

const sheetsBelow = (source: string): string[] =>
  filesBelow(source)
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => path.join(source, file));

const isolated = async (sheets: readonly string[], remote: string): Promise<string> => {
  const parts = sheets.map(async (sheet) => {
    try {
      return isolateSheet(await minified([sheet]), remote);
    } catch (error) {
      throw new Error(`${sheet}：${(error as Error).message}`, { cause: error });
    }
  });
  return (await Promise.all(parts)).join('');
};

const minified = async (sheets: readonly string[]): Promise<string> => {
  if (sheets.length === 0) return '';
  const source = sheets.map((sheet) => readFileSync(sheet, 'utf8')).join('\n');
  const { code } = await transform(source, {
    loader: 'css',
    minify: true,
    target: ['chrome107', 'safari16'],
    legalComments: 'none',
  });
  return code;
};
