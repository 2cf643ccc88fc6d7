import type { ComposedEntry, Composition } from '@bee/contracts/composition';
import { canarySteps } from '@bee/contracts/entity/canary-steps';
import { composeCommand } from './advised-command.ts';
import type { CanaryRequest } from './composer.ts';
import * as entries from './entry-edits.ts';
import { ComposeRefused } from './refused.ts';

/** The releases of a composition, without its change record. */
export type Running = Pick<Composition, 'shell' | 'remotes'>;
type Chosen = entries.Chosen;

/** Each canary doubles the number of release combinations that edges prepare. */
const CANARIES_AT_ONCE = 2;

export const entryOf = (running: Running | null, name: string): ComposedEntry | undefined =>
  name === 'shell' ? running?.shell : running?.remotes[name];

/** Name and entry of the shell and all remotes, the shell first. */
export const allEntries = ({ shell, remotes }: Running): [string, ComposedEntry][] => [
  ['shell', shell],
  ...Object.entries(remotes),
];

/** Activates the chosen releases. */
export const setActive = (current: Running | null, chosen: Record<string, Chosen>, now: Date): Running => {
  const remotes = { ...current?.remotes };
  let shell = current?.shell;
  for (const [name, to] of Object.entries(chosen)) {
    const entry = notFrozen(name, entryOf(current, name));
    if (name === 'shell') shell = entries.switched(entry, to, now);
    else remotes[name] = entries.switched(entry, to, now);
  }
  if (!shell) throw new ComposeRefused(`组合里还没有 shell，请先设定它，例如 ${composeCommand('set shell=latest')}`);
  return { shell, remotes };
};

export const startCanary = (
  current: Running | null,
  remote: string,
  to: Chosen,
  request: Pick<CanaryRequest, 'percent' | 'visitors' | 'steps'>,
  begin: { salt: string; now: Date },
): Running => {
  const { percent } = request;
  const plan = request.steps && canarySteps.safeParse(request.steps);
  if (plan?.error) throw new ComposeRefused(plan.error.issues.map(({ message }) => message).join('；'));
  if (!(percent >= 0 && percent <= 100) || Math.abs(percent * 100 - Math.round(percent * 100)) > 1e-6)
    throw new ComposeRefused(`灰度的比例应是 0 到 100 之间的数，最多两位小数，而不是 ${percent}`);
  const entry = notFrozen(remote, known(current, remote));
  if (entry.active === to.release) throw new ComposeRefused(`${remote}@${to.release} 已是正式版本，不必灰度`);
  const others = allEntries(current as Running).filter(([name, { canary }]) => canary && name !== remote);
  if (others.length >= CANARIES_AT_ONCE) {
    const names = others.map(([name, { canary }]) => `${name}@${canary?.release}`).join('、');
    throw new ComposeRefused(
      `同时最多有 ${CANARIES_AT_ONCE} 个灰度，现在是 ${names}；请先转正（promote）或结束其中一个`,
    );
  }
  return withEntry(current as Running, remote, entries.withCanary(entry, to, request, begin));
};

export const endCanary = (current: Running | null, remote: string): Running => {
  const entry = known(current, remote);
  if (!entry.canary) throw new ComposeRefused(`${remote} 没有正在进行的灰度`);
  return withEntry(current as Running, remote, entries.withoutCanary(entry));
};

/** @param digest current digest of the canary's release in the store. */
export const promote = (current: Running | null, remote: string, digest: string, now: Date): Running => {
  const entry = notFrozen(remote, known(current, remote));
  if (!entry.canary) throw new ComposeRefused(`${remote} 没有正在进行的灰度，无从转正`);
  return withEntry(current as Running, remote, entries.promoted(entry, { ...entry.canary, digest }, now));
};

/** Withdraws the active release of a remote and activates `to`. */
export const takeBack = (current: Running | null, remote: string, to: Chosen, now: Date): Running =>
  withEntry(current as Running, remote, entries.takenBack(known(current, remote), to, now));

export const withdrawCanary = (current: Running | null, remote: string): Running =>
  withEntry(current as Running, remote, entries.canaryWithdrawn(known(current, remote)));

/**
 * Restores the releases of an earlier composition and ends all canaries. Later decisions still apply: withdrawn
 * releases never become the last known good again, and frozen parts stay frozen.
 */
export const restore = (current: Running, earlier: Running, now: Date): Running => {
  const back = (name: string, then: ComposedEntry): ComposedEntry => {
    const entry = entryOf(current, name);
    const withdrawn = entry?.withdrawn?.filter((release) => release !== then.active);
    const good = then.last_known_good;
    const stays = entry?.active === then.active ? entry : undefined;
    return entries.defined({
      active: then.active,
      digest: stays?.digest ?? then.digest,
      active_since: stays ? stays.active_since : now.toISOString(),
      ...(entries.isUsable(good, then.active, withdrawn) && {
        last_known_good: good,
        last_known_good_digest: then.last_known_good_digest,
      }),
      withdrawn: withdrawn?.length ? withdrawn : undefined,
      frozen: entry?.frozen,
    });
  };
  return {
    shell: back('shell', earlier.shell),
    remotes: Object.fromEntries(Object.entries(earlier.remotes).map(([name, then]) => [name, back(name, then)])),
  };
};

/** Whether restoring an earlier composition would change the release that any user gets. */
export const differsFrom = (current: Running, earlier: Running): boolean => {
  const names = new Set([...Object.keys(current.remotes), ...Object.keys(earlier.remotes), 'shell']);
  return [...names].some((name) => {
    const entry = entryOf(current, name);
    return entry?.canary !== undefined || entry?.active !== entryOf(earlier, name)?.active;
  });
};

/** An empty `reason` unfreezes. Without `name`, all parts are changed. */
export const freeze = (current: Running | null, name: string | undefined, reason: string): Running => {
  if (!current) throw new ComposeRefused('还没有组合');
  if (name !== undefined) known(current, name);
  const edited = (one: string, entry: ComposedEntry) => {
    if (name !== undefined && one !== name) return entry;
    return reason ? entries.frozenBy(entry, reason) : entries.thawed(entry);
  };
  return {
    shell: edited('shell', current.shell),
    remotes: Object.fromEntries(Object.entries(current.remotes).map(([one, entry]) => [one, edited(one, entry)])),
  };
};

/** @throws ComposeRefused if the composition has no entry of this name. */
export const known = (current: Running | null, name: string): ComposedEntry => {
  const entry = entryOf(current, name);
  if (entry) return entry;
  const names = current ? allEntries(current).map(([one]) => one) : [];
  throw new ComposeRefused(
    `组合里没有 ${name}；现有：${names.join('、') || '无'}。第一次上线用 ${composeCommand(`set ${name}=latest`)}`,
  );
};

const notFrozen = <Entry extends ComposedEntry | undefined>(name: string, entry: Entry): Entry => {
  if (entry?.frozen)
    throw new ComposeRefused(
      `${name} 已冻结：${entry.frozen}。冻结期间只能结束灰度或回退；解除请用 ${composeCommand(`unfreeze ${name}`)}`,
    );
  return entry;
};

const withEntry = ({ shell, remotes }: Running, name: string, entry: ComposedEntry): Running =>
  name === 'shell' ? { shell: entry, remotes } : { shell, remotes: { ...remotes, [name]: entry } };
