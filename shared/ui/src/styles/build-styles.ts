import { transform } from 'esbuild';
import { antdStyles } from './antd-styles.ts';

import { type Door, ownDoors } from './door-parts.ts';
import { ownStyles } from './own-styles.ts';

const target = ['chrome107', 'safari16', 'firefox104'];

/** One minified stylesheet per door. Runs in the release step, under NODE_ENV=production. */
export async function buildStyles(): Promise<Record<Door, string>> {
  const own = await Promise.all(ownDoors.map(async (door) => [door, await ownStyles(door)] as const));
  const sheets = { ...Object.fromEntries(own), ...antdStyles() };
  const minified = await Promise.all(
    Object.entries(sheets).map(async ([door, css]) => [door, await minify(css)] as const),
  );
  return Object.fromEntries(minified) as Record<Door, string>;
}

async function minify(css: string): Promise<string> {
  const { code } = await transform(css, { loader: 'css', minify: true, target });
  return code.trim();
}
