import type { Composition } from '@bee/contracts/composition';
import { entryOf } from './content-edits.ts';
import { ComposeRefused } from './refused.ts';

const NAMED = 3;

/**
 * Going back is what a frozen part still allows: to the last known good release and to those that were active, not to
 * one that never ran.
 * @param history oldest first, with the composition that runs
 * @param stored ids of the releases that can still be gone back to
 * @throws ComposeRefused that names releases which would do, the latest first
 */
export const assertRanBefore = (name: string, release: string, history: Composition[], stored: string[]): void => {
  const entry = entryOf(history.at(-1) ?? null, name);
  if (!entry?.frozen || release === entry.last_known_good) return;
  const ran = new Set([...history].reverse().map((one) => entryOf(one, name)?.active));
  if (ran.has(release)) return;
  const others = [entry.last_known_good, ...ran].filter(
    (one): one is string =>
      one !== undefined && one !== entry.active && !entry.withdrawn?.includes(one) && stored.includes(one),
  );
  const named = [...new Set(others)].slice(0, NAMED).join('、');
  throw new ComposeRefused(
    `${name} 已冻结：${entry.frozen}。冻结期间只能回退到运行过的版本，${release} 没有作为正式版本运行过。` +
      `${named ? `请改选 ${named}；` : ''}要用它请先解冻：npm run compose -- unfreeze ${name}`,
  );
};
