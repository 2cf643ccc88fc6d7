import { readdir, readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { antdStyles } from './antd-styles.ts';
import { type ContentSheet, contentSheetOf, contentSheets } from './content-sheets.ts';
import { type EntryPoint, ownEntryPoints } from './entry-point-parts.ts';

const target = ['chrome107', 'safari16', 'firefox104'];

/**
 * One minified stylesheet per entry point, and `content` in parts, too: the whole is for releases that do not say what
 * they use. Runs in the release step, under NODE_ENV=production.
 */
export async function buildStyles(): Promise<Record<EntryPoint | ContentSheet, string>> {
  const own = await Promise.all(
    ownEntryPoints.map(async (entryPoint) => [entryPoint, await ownStyles(entryPoint)] as const),
  );
  const parts = await Promise.all(
    ['base', ...Object.keys(contentSheets)].map(
      async (sheet) => [sheet, await ownStyles('content', (name) => contentSheetOf(name) === sheet)] as const,
    ),
  );
  const sheets = { ...Object.fromEntries([...own, ...parts]), ...antdStyles() };
  const minified = await Promise.all(
    Object.entries(sheets).map(async ([entryPoint, css]) => [entryPoint, await minify(css)] as const),
  );
  return Object.fromEntries(minified) as Record<EntryPoint | ContentSheet, string>;
}

async function minify(css: string): Promise<string> {
  const { code } = await transform(css, { loader: 'css', minify: true, target });
  return code.trim();
}

const first = ['tokens.css', 'base.css'];

/** CSS of an entry point without antd: tokens, base, then one file per component, sorted by name. */
async function ownStyles(
  entryPoint: (typeof ownEntryPoints)[number],
  includes: (name: string) => boolean = () => true,
): Promise<string> {
  const folder = new URL(`../${entryPoint}/`, import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css') && includes(name));
  const ordered = [
    ...first.filter((name) => names.includes(name)),
    ...names.filter((name) => !first.includes(name)).sort(),
  ];
  const files = await Promise.all(ordered.map((name) => readFile(new URL(name, folder), 'utf8')));
  return files.join('\n');
}
