import { transform } from 'esbuild';
import { antdStyles } from './antd-styles.ts';

import { type EntryPoint, ownEntryPoints } from './entry-point-parts.ts';
import { ownStyles } from './own-styles.ts';

const target = ['chrome107', 'safari16', 'firefox104'];

/** One minified stylesheet per entry point. Runs in the release step, under NODE_ENV=production. */
export async function buildStyles(): Promise<Record<EntryPoint, string>> {
  const own = await Promise.all(
    ownEntryPoints.map(async (entryPoint) => [entryPoint, await ownStyles(entryPoint)] as const),
  );
  const sheets = { ...Object.fromEntries(own), ...antdStyles() };
  const minified = await Promise.all(
    Object.entries(sheets).map(async ([entryPoint, css]) => [entryPoint, await minify(css)] as const),
  );
  return Object.fromEntries(minified) as Record<EntryPoint, string>;
}

async function minify(css: string): Promise<string> {
  const { code } = await transform(css, { loader: 'css', minify: true, target });
  return code.trim();
}
