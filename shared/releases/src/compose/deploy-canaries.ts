import type { LeftAsItIs } from './composer.ts';
import { endCanary, entryOf, type Running, startCanary } from './content-edits.ts';
import type { Chosen } from './entry-edits.ts';
import { ComposeRefused } from './refused.ts';

/** By remote; null if the deployment requests no canary. */
export type RequestedCanaries = Record<string, { to: Chosen; percent: number } | null>;

type Deployed = { running: Running; deployed: Record<string, string>; left: LeftAsItIs[] };

/** Key of a canary in `deployed`; active releases use the plain name. */
export const canaryKey = (name: string): string => `${name} canary`;

/** `1.2.0-1a2b3c4d:10`; empty if no canary is requested. */
const writtenAs = (asked: RequestedCanaries[string]): string => (asked ? `${asked.to.release}:${asked.percent}` : '');

/** Whether a deployment requested the canary of this release. */
export const isDeployed = (deployed: Record<string, string>, name: string, release: string): boolean =>
  deployed[canaryKey(name)]?.startsWith(`${release}:`) ?? false;

/**
 * Starts, changes and ends canaries whose request differs from the previous deployment. A canary that an operator
 * started, ended or changed is left alone until then. Requests that cannot be applied are reported in `left` and
 * retried by the next deployment.
 * @param deployed requests of the previous deployment
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
