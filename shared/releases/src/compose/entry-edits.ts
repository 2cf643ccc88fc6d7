import type { Canary, ComposedEntry } from '@bee/contracts/composition';
import type { CanaryRequest } from './composer.ts';

/** A release in the store, with the hash of its release.json. */
export type Chosen = { release: string; digest: string };

/** A release that ran this long without a rollback counts as good. */
const GOOD_AFTER_MS = 10 * 60_000;
const MAX_WITHDRAWN = 20;

/**
 * Activates another release. The previous release becomes the last known good if it ran long enough, or if there is no
 * last known good yet. A canary of the same release ends; any other canary continues.
 */
export const switched = (entry: ComposedEntry | undefined, to: Chosen, now: Date): ComposedEntry => {
  if (entry?.active === to.release) return entry;
  const proven = entry && now.getTime() - Date.parse(entry.active_since ?? '1970-01-01') >= GOOD_AFTER_MS;
  return activated(entry, to, now, proven || !entry?.last_known_good);
};

/** Activates the canary. The previously active release becomes the last known good. */
export const promoted = (entry: ComposedEntry, canary: Canary & { digest: string }, now: Date): ComposedEntry =>
  activated(entry, canary, now, true);

const activated = (entry: ComposedEntry | undefined, to: Chosen, now: Date, keepsLast: boolean): ComposedEntry => {
  const { canary, frozen, withdrawn, ...last }: Partial<ComposedEntry> = entry ?? {};
  const taken = withdrawn?.filter((release) => release !== to.release);
  const good = keepsLast
    ? { last_known_good: last.active, last_known_good_digest: last.digest }
    : { last_known_good: last.last_known_good, last_known_good_digest: last.last_known_good_digest };
  return defined({
    active: to.release,
    digest: to.digest,
    active_since: now.toISOString(),
    ...(isUsable(good.last_known_good, to.release, taken) && good),
    canary: canary?.release === to.release ? undefined : canary,
    withdrawn: taken?.length ? taken : undefined,
    frozen,
  });
};

/** Rolls back to `to` and ends the canary. The replaced release is withdrawn and no longer used as last known good. */
export const takenBack = (entry: ComposedEntry, to: Chosen, now: Date): ComposedEntry => {
  const { canary: _, ...rest } = entry;
  if (to.release === entry.active) return rest;
  const withdrawn = withdrawnWith(entry, entry.active).filter((release) => release !== to.release);
  const { last_known_good, last_known_good_digest, ...others } = rest;
  return defined({
    ...others,
    active: to.release,
    digest: to.digest,
    active_since: now.toISOString(),
    ...(isUsable(last_known_good, to.release, withdrawn) && { last_known_good, last_known_good_digest }),
    withdrawn: withdrawn.length > 0 ? withdrawn : undefined,
  });
};

/**
 * Starts a canary or changes the share of the running canary. The salt is reused, so that users who got the canary
 * still get it when the share grows.
 */
export const withCanary = (
  entry: ComposedEntry,
  to: Chosen,
  request: Pick<CanaryRequest, 'percent' | 'visitors' | 'steps'>,
  begin: { salt: string; now: Date },
): ComposedEntry => {
  const running = entry.canary?.release === to.release ? entry.canary : undefined;
  const withdrawn = entry.withdrawn?.filter((release) => release !== to.release);
  const isSameStep = running?.percent === request.percent && running.steps;
  const since = isSameStep ? isSameStep.since : begin.now.toISOString();
  return defined({
    ...entry,
    canary: {
      release: to.release,
      digest: to.digest,
      percent: request.percent,
      visitors: request.visitors ?? running?.visitors ?? true,
      salt: running?.salt ?? begin.salt,
      since: running?.since ?? begin.now.toISOString(),
      ...(request.steps && { steps: { ...request.steps, since } }),
    },
    withdrawn: withdrawn?.length ? withdrawn : undefined,
  });
};

export const withoutCanary = ({ canary: _, ...entry }: ComposedEntry): ComposedEntry => entry;

/** Ends the canary because of a fault and withdraws its release. */
export const canaryWithdrawn = (entry: ComposedEntry): ComposedEntry => ({
  ...withoutCanary(entry),
  ...(entry.canary && { withdrawn: withdrawnWith(entry, entry.canary.release) }),
});

export const frozenBy = (entry: ComposedEntry, reason: string): ComposedEntry => ({ ...entry, frozen: reason });

export const thawed = ({ frozen: _, ...entry }: ComposedEntry): ComposedEntry => entry;

const withdrawnWith = (entry: ComposedEntry, release: string): string[] =>
  [...(entry.withdrawn ?? []).filter((one) => one !== release), release].slice(-MAX_WITHDRAWN);

/** Whether a release can be the last known good for the active release. */
export const isUsable = (good: string | undefined, active: string, withdrawn: string[] | undefined): boolean =>
  good !== undefined && good !== active && !withdrawn?.includes(good);

/** Drops undefined keys: compositions are compared and signed in their JSON form. */
export const defined = (entry: { [Key in keyof ComposedEntry]: ComposedEntry[Key] | undefined }): ComposedEntry =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined)) as ComposedEntry;
