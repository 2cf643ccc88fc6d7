import { readdir, readFile } from 'node:fs/promises';
import type { ownEntryPoints } from './entry-point-parts.ts';

const first = ['tokens.css', 'base.css'];

/** CSS of an entry point without antd: tokens, base, then one file per component, sorted by name. */
export async function ownStyles(entryPoint: (typeof ownEntryPoints)[number]): Promise<string> {
  const folder = new URL(`../${entryPoint}/`, import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const ordered = [
    ...first.filter((name) => names.includes(name)),
    ...names.filter((name) => !first.includes(name)).sort(),
  ];
  const files = await Promise.all(ordered.map((name) => readFile(new URL(name, folder), 'utf8')));
  return files.join('\n');
}
