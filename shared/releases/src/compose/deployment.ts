import type { Canary, ComposedEntry, Composition } from '@bee/contracts/composition';
import type { LeftAsItIs } from './composer.ts';
import { entryOf, type Running, setActive } from './content-edits.ts';
import { deployCanaries, isDeployed, type RequestedCanaries } from './deploy-canaries.ts';
import type { Chosen } from './entry-edits.ts';

export type Deployment = Running & { deployed: Record<string, string>; left: LeftAsItIs[] };

/**
 * Applies the requests that differ from the previous deployment; all other parts stay as operators and the release
 * monitor left them. Frozen parts, withdrawn releases and releases on canary are skipped and retried by the next
 * deployment. A canary started by a deployment is promoted when a later deployment requests its release and no canary.
 * @param history oldest first; used only if no earlier deployment is recorded.
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

/**
 * Fallback for compositions written before `deployed` existed: after a rollback, the releases that ran before it count
 * as deployed.
 */
const rolledBackFrom = (current: Composition, history: Composition[]): Record<string, string> => {
  if (!current.note?.startsWith('rollback')) return {};
  const latest = history.filter(({ sequence }) => sequence < current.sequence).at(-1);
  if (!latest) return {};
  return Object.fromEntries([
    ['shell', latest.shell.active],
    ...Object.entries(latest.remotes).map(([name, { active }]) => [name, active]),
  ]);
};
