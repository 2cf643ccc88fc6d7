import { createHash } from 'node:crypto';
import type { Canary, ComposedEntry, Composition } from '@bee/contracts/composition';
import { LOTS } from '../../http/visit-cookie.ts';

/** Three canaries would give eight variants of the site, each with its own render workers. */
export const MAX_CANARIES = 2;

/** `name` of the remote, or `shell`. */
export type RunningCanary = { name: string; canary: Canary };

/** Buckets that decide about canaries: of the browser, and of the account if there is one. */
export type Buckets = { lot: number | null; account: number | null };

/** Oldest first; the same order at every edge. */
export const runningCanaries = ({ shell, remotes }: Composition): RunningCanary[] =>
  Object.entries({ ...remotes, shell })
    .flatMap(([name, { active, canary }]) =>
      canary && canary.percent > 0 && canary.release !== active ? [{ name, canary }] : [],
    )
    .sort((a, b) => keyOf(a).localeCompare(keyOf(b)));

const keyOf = ({ name, canary }: RunningCanary) => `${canary.since} ${name}`;

/**
 * Whether a visitor gets the canary. A larger share includes all visitors of a smaller share; another salt starts at
 * another bucket, so that it is not always the same people.
 */
export const meets = ({ salt, percent, visitors }: Canary, { lot, account }: Buckets): boolean => {
  const own = account ?? (visitors ? lot : null);
  return own !== null && (own + lotOf(salt)) % LOTS < Math.round((percent * LOTS) / 100);
};

/** Bucket of a text. An account has the same bucket everywhere. */
export const lotOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0) % LOTS;

/** The composition for visitors who get all of the canaries; each falls back to the active release. */
export const withCanaries = (composition: Composition, canaries: RunningCanary[]): Composition => {
  const chosen = new Map(canaries.map(({ name, canary }) => [name, canary]));
  const entry = (name: string, composed: ComposedEntry): ComposedEntry => {
    const canary = chosen.get(name);
    return canary ? canaryEntry(composed, canary) : composed;
  };
  return {
    ...composition,
    shell: entry('shell', composition.shell),
    remotes: Object.fromEntries(Object.entries(composition.remotes).map(([name, one]) => [name, entry(name, one)])),
  };
};

const canaryEntry = (
  { active, digest, last_known_good_digest: _, ...rest }: ComposedEntry,
  canary: Canary,
): ComposedEntry => ({
  ...rest,
  active: canary.release,
  ...(canary.digest && { digest: canary.digest }),
  active_since: canary.since,
  last_known_good: active,
  ...(digest && { last_known_good_digest: digest }),
});
