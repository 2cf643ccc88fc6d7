import type { Composition } from '@bee/contracts/composition';
import type { Compared } from './composer.ts';
import { known, type Running, setActive } from './content-edits.ts';
import type { Chosen } from './entry-edits.ts';
import { thawed } from './entry-edits.ts';
import { ComposeRefused } from './refused.ts';

type Log = { read(): Promise<Composition | null>; history(): Promise<Composition[]> };

/** The two compositions to compare; the first is null if there is no earlier composition. */
export const resolveComparison = async (
  compared: Compared,
  log: Log,
  resolve: (versions: Record<string, string>, current: Composition | null) => Promise<Record<string, Chosen>>,
): Promise<[Running | null, Running]> => {
  const current = await log.read();
  if ('versions' in compared) {
    const open = current && withoutFrost(current);
    return [current, setActive(open, await resolve(compared.versions, current), new Date())];
  }
  if (!current) throw new ComposeRefused('还没有组合');
  if ('canary' in compared) {
    const { canary } = known(current, compared.canary);
    if (!canary) throw new ComposeRefused(`${compared.canary} 没有正在进行的灰度`);
    return [
      current,
      setActive(
        withoutFrost(current),
        { [compared.canary]: { release: canary.release, digest: canary.digest ?? '' } },
        new Date(),
      ),
    ];
  }
  const history = await log.history();
  const numbered = (sequence: number): Composition => {
    const found = sequence === current.sequence ? current : history.find((one) => one.sequence === sequence);
    if (!found) throw new ComposeRefused(`历史里没有第 ${sequence} 号组合`);
    return found;
  };
  const to = compared.to === undefined ? current : numbered(compared.to);
  const before = history.filter(({ sequence }) => sequence < to.sequence).at(-1) ?? null;
  return [compared.from === undefined ? before : numbered(compared.from), to];
};

/** Ignores freezes: previewing a change of a frozen remote is allowed. */
const withoutFrost = ({ shell, remotes }: Running): Running => ({
  shell: thawed(shell),
  remotes: Object.fromEntries(Object.entries(remotes).map(([name, entry]) => [name, thawed(entry)])),
});
