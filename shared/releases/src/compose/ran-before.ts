import type { Composition } from '@bee/contracts/composition';
import { composeCommand } from './advised-command.ts';
import { entryOf } from './content-edits.ts';
import { ComposeRefused } from './refused.ts';

const NAMED = 3;

/**
 * A frozen part can be rolled back only to its last known good release or to a release that was active before.
 * @param history oldest first, including the running composition
 * @param stored ids of the releases that are still in the store
 * @throws ComposeRefused with possible releases, the last known good first, then the most recent
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
      `${named ? `请改选 ${named}；` : ''}要用它请先解冻：${composeCommand(`unfreeze ${name}`)}`,
  );
};
