import { createHash } from 'node:crypto';
import type { Canary, ComposedEntry, Composition } from '@bee/contracts/composition';
import { LOTS } from '../../http/visit-cookie.ts';

/** With more, there would be eight kinds of the site, each with render workers of its own. */
export const MAX_CANARIES = 2;

/** `name` of the remote, or `shell`. */
export type RunningCanary = { name: string; canary: Canary };

/** What a canary is dealt by: the lot of the browser, and of the account where there is one. */
export type Buckets = { lot: number | null; account: number | null };

/** The oldest first, at every edge alike. */
export const runningCanaries = ({ shell, remotes }: Composition): RunningCanary[] =>
  Object.entries({ ...remotes, shell })
    .flatMap(([name, { active, canary }]) =>
      canary && canary.percent > 0 && canary.release !== active ? [{ name, canary }] : [],
    )
    .sort((a, b) => keyOf(a).localeCompare(keyOf(b)));

const keyOf = ({ name, canary }: RunningCanary) => `${canary.since} ${name}`;

/**
 * Whether somebody gets the canary. A larger share keeps whom the smaller one had; another salt begins at another lot,
 * so that it is not always the same people.
 */
export const meets = ({ salt, percent, visitors }: Canary, { lot, account }: Buckets): boolean => {
  const own = account ?? (visitors ? lot : null);
  return own !== null && (own + lotOf(salt)) % LOTS < Math.round((percent * LOTS) / 100);
};

/** The lot that a text stands for: of an account, everywhere the same. */
export const lotOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0) % LOTS;

/** The composition of those who meet all of the canaries; what is active is what a canary falls back to. */
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
