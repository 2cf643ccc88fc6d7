import { readdir, readFile } from 'node:fs/promises';
import type { ownDoors } from './door-parts.ts';

const first = ['tokens.css', 'base.css'];

/** Of a door without antd: tokens, base, then one file per component in order of name. */
export async function ownStyles(door: (typeof ownDoors)[number]): Promise<string> {
  const folder = new URL(`../${door}/`, import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const ordered = [
    ...first.filter((name) => names.includes(name)),
    ...names.filter((name) => !first.includes(name)).sort(),
  ];
  const files = await Promise.all(ordered.map((name) => readFile(new URL(name, folder), 'utf8')));
  return files.join('\n');
}
