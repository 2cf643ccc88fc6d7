import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildStyles } from './build-styles.ts';

/** `NODE_ENV=production tsx write-styles.ts <folder>`: writes `<door>.css` and prints the sizes. */
const folder = process.argv[2];
if (!folder) throw new Error('Name the folder for the stylesheets.');

await mkdir(folder, { recursive: true });
for (const [door, css] of Object.entries(await buildStyles())) {
  await writeFile(path.join(folder, `${door}.css`), css);
  console.log(door.padEnd(8), `${css.length} bytes`, `${brotliCompressSync(css).length} brotli`);
}
