import type { Canary, ComposedEntry, Composition } from '@bee/contracts/composition';
import type { LeftAsItIs } from './composer.ts';
import { entryOf, type Running, setActive } from './content-edits.ts';
import { deployCanaries, isDeployed, type RequestedCanaries } from './deploy-canaries.ts';
import type { Chosen } from './entry-edits.ts';

export type Deployment = Running & { deployed: Record<string, string>; left: LeftAsItIs[] };

/**
 * Puts in what a deployment asks for where that is something else than last time; the rest stays as people and the watch
 * over failures left it. What is frozen, withdrawn or on canary is left and asked for again the next time; a canary that
 * a deployment began is promoted when it asks for that release and for no canary.
 * @param history oldest first; read only where nothing is known of an earlier deployment.
 */
export const deployment = (
  current: Composition | null,
  asked: Record<string, Chosen>,
  history: Composition[],
  begin: { salt: string; now: Date },
  canaries: RequestedCanaries = {},
): Deployment => {
  const before = current?.deployed ?? (current ? rolledBackFrom(current, history) : {});
  const deployed = { ...before };
  const wanted: Record<string, Chosen> = {};
  const left: LeftAsItIs[] = [];
  for (const [name, to] of Object.entries(asked)) {
    const entry = entryOf(current, name);
    const differs = entry?.active !== to.release;
    if (before[name] === to.release) {
      if (differs)
        left.push({ name, release: to.release, why: `此前已部署过，后来有人换成了 ${entry?.active ?? '无'}` });
      continue;
    }
    const promotes = canaries[name] === null && isDeployed(before, name, to.release);
    const reason = differs ? reasonToLeave(promotes ? { ...entry, canary: undefined } : entry, to.release) : null;
    if (reason) {
      left.push({ name, release: to.release, why: reason });
      continue;
    }
    deployed[name] = to.release;
    if (differs) wanted[name] = to;
  }
  const tried = deployCanaries(setActive(current, wanted, begin.now), canaries, deployed, begin);
  return { ...tried.running, deployed: tried.deployed, left: [...left, ...tried.left] };
};

type Left = Pick<ComposedEntry, 'frozen' | 'withdrawn'> & { canary?: Canary | undefined };

const reasonToLeave = (entry: Left | undefined, release: string): string | null => {
  if (entry?.frozen) return `已冻结：${entry.frozen}`;
  if (entry?.withdrawn?.includes(release)) return '它因故障撤回过；确认无误后用 set 启用';
  if (entry?.canary?.release === release) return `它正在灰度（${entry.canary.percent} %）；用 promote 转正`;
  return null;
};

/** Compositions of before remember no deployment. After a rollback what ran earlier counts as deployed. */
const rolledBackFrom = (current: Composition, history: Composition[]): Record<string, string> => {
  if (!current.note?.startsWith('rollback')) return {};
  const latest = history.filter(({ sequence }) => sequence < current.sequence).at(-1);
  if (!latest) return {};
  return Object.fromEntries([
    ['shell', latest.shell.active],
    ...Object.entries(latest.remotes).map(([name, { active }]) => [name, active]),
  ]);
};
