import type { Composition, CompositionActor } from '@bee/contracts/composition';
import type { Misfit } from '../gate/misfit.ts';
import type { RemoteDiff } from './diff.ts';

/** Who asks for a change, and why. */
export type Requester = {
  by: CompositionActor;
  reason?: string;
  /** Sequence that was looked at when it was asked; refused where another composition runs by now. */
  expected?: number;
  /** Is told what was wrong before already and so did not hold up the change. */
  tellOld?(misfits: Misfit[]): void;
};

export type CanaryRequest = {
  /** Release id, plain version or `latest`; the running canary's where left out. */
  release?: string;
  /** 0-100 in steps of 0.01. */
  percent: number;
  /** False: only members meet it. The running canary's where left out, else true. */
  visitors?: boolean;
};

/** What a deployment asked for and did not get: a person or the watch over failures decided otherwise. */
export type LeftAsItIs = { name: string; release: string; why: string };

/** Two compositions to hold against each other: by versions that are not composed yet, or by sequence. */
export type Compared =
  /** What runs, and the same with these versions. */
  | { versions: Record<string, string> }
  /** What runs, and the canary in its place. */
  | { canary: string }
  /** `to` is what runs where left out; `from` the one before it. */
  | { from?: number; to?: number };

/**
 * The operations on the composition of a store. Each passes the gate, is written whole under the store's lock with a
 * higher sequence, and answers with what runs then; nothing is changed when it throws ComposeRefused. What runs already
 * as it is asked for is left as it is. What is wrong with a part already holds up no change of the others; taking back
 * passes a gate that has against the result only what it has against what runs now.
 */
export type Composer = {
  /** By `name: release id, plain version, or "latest"`. */
  set(versions: Record<string, string>, asked: Requester): Promise<Composition>;
  canary(remote: string, wish: CanaryRequest, asked: Requester): Promise<Composition>;
  endCanary(remote: string, asked: Requester): Promise<Composition>;
  /** The canary becomes the active release. */
  promote(remote: string, asked: Requester): Promise<Composition>;
  /**
   * One remote back to a version, which ends its canary. Where none is named: a running canary ends and the active
   * release stays; without a canary the last known good release takes the place of the active one. What is taken back
   * is withdrawn. A frozen remote goes only to a release that ran before.
   */
  rollback(remote: string, version: string | undefined, asked: Requester): Promise<Composition>;
  /** Every release as it was in an earlier composition; in the one before the current where none is named. */
  rollbackAll(sequence: number | undefined, asked: Requester): Promise<Composition>;
  /**
   * A release that failed is taken out: its canary ends, or the last known good release takes its place. Refused where
   * the release does not run any more, so that the same evidence acts once; and for `by.kind` auto within an hour of
   * its last change.
   */
  withdraw(remote: string, release: string, asked: Requester): Promise<Composition>;
  /** `reason` is needed to freeze. Without a remote: all of them and the shell. */
  freeze(remote: string | undefined, frozen: boolean, asked: Requester): Promise<Composition>;
  /**
   * What a deployment asks for: acts only on what differs from what it asked for last, so that it undoes no rollback.
   * @param canaries by remote; null where it asks for none, which ends what it asked for before.
   */
  deploy(
    versions: Record<string, string>,
    asked: Requester,
    canaries?: Record<string, { release: string; percent: number } | null>,
  ): Promise<{ composition: Composition; left: LeftAsItIs[] }>;
  show(): Promise<Composition | null>;
  /** Oldest first. */
  history(): Promise<Composition[]>;
  /** What is wrong with what runs; empty when nothing is. */
  verify(): Promise<string[]>;
  /** What changes for the people who use the site. */
  diff(compared: Compared): Promise<RemoteDiff[]>;
};
