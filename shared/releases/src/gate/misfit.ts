import type { Composition, Release } from '@bee/contracts/composition';

/** Why a composition must not run: which rule, who answers for it, and the way out. Chinese, for operators. */
export type Misfit = {
  /** Name of the rule (`operations`, `routes`, …). */
  rule: string;
  /** Remote that it is about, `shell`, or `api` where the running API could not be asked. */
  remote: string;
  /** Team of its manifest. */
  owner: string;
  what: string;
  remedy: string;
};

/** What the gate reads of a release store. */
export type StoredReleases = {
  read(name: string, release: string): Promise<{ release: Release; digest: string } | null>;
  /** What is wrong with the files of a release, one sentence each: missing, changed, unlisted. */
  damaged(name: string, release: string): Promise<string[]>;
  /** What its scripts have in quotes that is written as operations are (`vegetable/vegList`). */
  named(name: string, release: string): Promise<string[]>;
};

/** Holds a composition (with its canaries) against the releases in the store; empty when it may run. */
export type Gate = (next: Pick<Composition, 'shell' | 'remotes'>, releases: StoredReleases) => Promise<Misfit[]>;
