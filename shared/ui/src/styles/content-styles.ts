import { readdir, readFile } from 'node:fs/promises';

const folder = new URL('../content/', import.meta.url);
const first = ['tokens.css', 'base.css'];

/** Tokens, base, then one file per component in order of name. */
export async function contentStyles(): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css') && !first.includes(name)).sort();
  const files = await Promise.all([...first, ...names].map((name) => readFile(new URL(name, folder), 'utf8')));
  return files.join('\n');
}
