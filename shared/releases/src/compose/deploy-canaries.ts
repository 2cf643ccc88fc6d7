import type { LeftAsItIs } from './composer.ts';
import { endCanary, entryOf, type Running, startCanary } from './content-edits.ts';
import type { Chosen } from './entry-edits.ts';
import { ComposeRefused } from './refused.ts';

/** By remote; null where a deployment asks for none. */
export type RequestedCanaries = Record<string, { to: Chosen; percent: number } | null>;

type Deployed = { running: Running; deployed: Record<string, string>; left: LeftAsItIs[] };

/** Under which a canary stands among what was deployed, beside the names of what is active. */
export const canaryKey = (name: string): string => `${name} canary`;

/** `1.2.0-1a2b3c4d:10`; empty for none. */
const writtenAs = (asked: RequestedCanaries[string]): string => (asked ? `${asked.to.release}:${asked.percent}` : '');

/** Whether the canary of this release is one that a deployment asked for. */
export const isDeployed = (deployed: Record<string, string>, name: string, release: string): boolean =>
  deployed[canaryKey(name)]?.startsWith(`${release}:`) ?? false;

/**
 * Starts, changes and ends canaries where a deployment asks for something else than last time. A canary that somebody
 * began, ended or changed stays as it is until then; what cannot be is left and asked for again the next time.
 * @param deployed what was asked for last
 */
export const deployCanaries = (
  before: Running,
  asked: RequestedCanaries,
  deployed: Record<string, string>,
  begin: { salt: string; now: Date },
): Deployed => {
  let running = before;
  const kept = { ...deployed };
  const left: LeftAsItIs[] = [];
  for (const [name, canary] of Object.entries(asked)) {
    const was = deployed[canaryKey(name)] ?? '';
    const written = writtenAs(canary);
    if (was === written) continue;
    const entry = entryOf(running, name);
    if (!canary) {
      if (entry?.canary && isDeployed(deployed, name, entry.canary.release)) running = endCanary(running, name);
      delete kept[canaryKey(name)];
      continue;
    }
    try {
      const why = reasonToLeave(entry, canary.to.release, deployed, name);
      if (why) throw new ComposeRefused(why);
      if (entry?.active !== canary.to.release)
        running = startCanary(running, name, canary.to, { percent: canary.percent }, begin);
      kept[canaryKey(name)] = written;
    } catch (error) {
      if (!(error instanceof ComposeRefused)) throw error;
      left.push({ name, release: `灰度 ${written}`, why: error.message });
    }
  }
  return { running, deployed: kept, left };
};

const reasonToLeave = (
  entry: ReturnType<typeof entryOf>,
  release: string,
  deployed: Record<string, string>,
  name: string,
): string | null => {
  if (entry?.withdrawn?.includes(release)) return '它因故障撤回过；确认无误后用 canary 启用';
  const other = entry?.canary;
  if (other && other.release !== release && !isDeployed(deployed, name, other.release))
    return `有人正在灰度 ${other.release}（${other.percent} %）；请先转正或结束它`;
  return null;
};
