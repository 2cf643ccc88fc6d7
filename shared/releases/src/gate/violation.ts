import type { Composition, Release } from '@bee/contracts/composition';
import type { SheetRuleOutside } from '../store/releases.ts';

/** A violation that prevents a composition from running: rule, owner and remedy. Texts are Chinese, for operators. */
export type Violation = {
  /** Name of the rule (`operations`, `routes`, …). */
  rule: string;
  /** Remote concerned, `shell`, or `api` if the running API could not be read. */
  remote: string;
  /** Team named in the manifest, otherwise the platform team. */
  owner: string;
  what: string;
  remedy: string;
};

/** The release store, as used by the gate. */
export type StoredReleases = {
  read(name: string, release: string): Promise<{ release: Release; digest: string } | null>;
  /** Problems with the files of a release, one sentence each: missing, changed or unlisted. */
  damaged(name: string, release: string): Promise<string[]>;
  /** Quoted strings in its scripts that look like operation ids (`vegetable/vegList`). */
  named(name: string, release: string): Promise<string[]>;
  /** Rules of its stylesheets that could affect other parts of the page. */
  outside(name: string, release: string): Promise<SheetRuleOutside[]>;
};

/** Checks a composition, including canaries, against the releases in the store. Empty if it may run. */
export type Gate = (next: Pick<Composition, 'shell' | 'remotes'>, releases: StoredReleases) => Promise<Violation[]>;
