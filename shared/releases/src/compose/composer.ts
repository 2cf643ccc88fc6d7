import type { Composition, CompositionActor } from '@bee/contracts/composition';

/** Who asks for a change, and why. */
export type AskedBy = { by: CompositionActor; reason?: string };

export type CanaryWish = {
  /** Release id, plain version or `latest`; the running canary's where left out. */
  release?: string;
  /** 0-100 in steps of 0.01. */
  percent: number;
  /** False: only members meet it. */
  visitors?: boolean;
};

/**
 * The operations on the composition of a store. Each passes the gate, is written whole under the store's lock with a
 * higher sequence, and answers with what runs then; nothing is changed when it throws ComposeRefused.
 */
export type Composer = {
  /** By `name: release id, plain version, or "latest"`. */
  set(versions: Record<string, string>, asked: AskedBy): Promise<Composition>;
  canary(remote: string, wish: CanaryWish, asked: AskedBy): Promise<Composition>;
  endCanary(remote: string, asked: AskedBy): Promise<Composition>;
  /** The canary becomes the active release. */
  promote(remote: string, asked: AskedBy): Promise<Composition>;
  /** One remote back to a version; to its last known good one where none is named. Ends its canary. */
  rollback(remote: string, version: string | undefined, asked: AskedBy): Promise<Composition>;
  /** Everything as it was in an earlier composition; in the one before the current where none is named. */
  rollbackAll(sequence: number | undefined, asked: AskedBy): Promise<Composition>;
  /**
   * A release that failed is taken out: its canary ends, or the last known good release takes its place. Refused where
   * the release does not run any more, so that the same evidence acts once.
   */
  withdraw(remote: string, release: string, asked: AskedBy): Promise<Composition>;
  /** `reason` is needed to freeze. Without a remote: all of them and the shell. */
  freeze(remote: string | undefined, frozen: boolean, asked: AskedBy): Promise<Composition>;
  /** What a deployment asks for: acts only on what differs from what it asked for last, so that it undoes no rollback. */
  deploy(versions: Record<string, string>, asked: AskedBy): Promise<Composition>;
  show(): Promise<Composition | null>;
  /** Oldest first. */
  history(): Promise<Composition[]>;
  /** What is wrong with what runs; empty when nothing is. */
  verify(): Promise<string[]>;
};
