import type { Composition, CompositionActor } from '@bee/contracts/composition';
import type { CanarySteps } from '@bee/contracts/entity/canary-steps';
import type { Gate, Violation } from '../gate/violation.ts';
import type { RemoteDiff } from './diff.ts';

/** Author and reason of a change. */
export type Requester = {
  by: CompositionActor;
  reason?: string;
  /** Sequence that the requester last saw; the change is rejected if another composition is running by now. */
  expected?: number;
  /** Called with existing violations that did not block the change. */
  onExistingViolations?(violations: Violation[]): void;
};

export type CanaryRequest = {
  /** Release id, plain version or `latest`; defaults to the release of the running canary. */
  release?: string;
  /** 0-100 in steps of 0.01. */
  percent: number;
  /** False: members only. Defaults to the setting of a running canary of the same release, otherwise true. */
  visitors?: boolean;
  /** Plan of further steps. Without it the share stays until an operator changes it, and an earlier plan ends. */
  steps?: CanarySteps;
};

/** Part of a deployment that was not applied, because an operator or the release monitor decided otherwise. */
export type LeftAsItIs = { name: string; release: string; why: string };

/** Two compositions to compare: by versions that are not composed yet, or by sequence. */
export type Compared =
  /** The running composition, and the same with these versions. */
  | { versions: Record<string, string> }
  /** The running composition, and the same with the canary of this remote as its active release. */
  | { canary: string }
  /** `to` defaults to the running composition, `from` to the composition before `to`. */
  | { from?: number; to?: number };

/**
 * Operations on the composition of a store. Each operation writes the whole composition with a higher sequence under
 * the store lock and returns the running composition. Nothing changes if it throws ComposeRefused. Requests that change
 * nothing write nothing, except that `deploy` signs an unsigned composition. Changes that add a release must pass the
 * gate: existing violations of a part do not block changes of other parts, and rollbacks are rejected only for
 * violations that the running composition does not have.
 */
export type Composer = {
  /** By name: release id, plain version or `latest`. */
  set(versions: Record<string, string>, asked: Requester): Promise<Composition>;
  canary(remote: string, request: CanaryRequest, asked: Requester): Promise<Composition>;
  endCanary(remote: string, asked: Requester): Promise<Composition>;
  /** The canary becomes the active release. */
  promote(remote: string, asked: Requester): Promise<Composition>;
  /**
   * Rolls one remote back to a version and ends its canary. Without a version, a running canary ends and the active
   * release stays; without a canary, the last known good release becomes active. The replaced release is withdrawn. A
   * frozen remote accepts only releases that ran before.
   */
  rollback(remote: string, version: string | undefined, asked: Requester): Promise<Composition>;
  /** Restores all releases of an earlier composition; by default of the latest composition with different releases. */
  rollbackAll(sequence: number | undefined, asked: Requester): Promise<Composition>;
  /**
   * Withdraws a failed release: its canary ends, or the last known good release becomes active. Rejected if the release
   * is no longer running, so that the same evidence acts only once, and for `by.kind` auto within an hour of the last
   * automatic change.
   */
  withdraw(remote: string, release: string, asked: Requester): Promise<Composition>;
  /** `reason` is required to freeze. Without a remote: all remotes and the shell. */
  freeze(remote: string | undefined, frozen: boolean, asked: Requester): Promise<Composition>;
  /**
   * Applies a deployment. Only differences from the previous deployment are applied, so that no rollback is undone.
   * @param canaries by remote; null if no canary is requested, which ends a canary of an earlier deployment.
   */
  deploy(
    versions: Record<string, string>,
    asked: Requester,
    canaries?: Record<string, { release: string; percent: number } | null>,
  ): Promise<{ composition: Composition; left: LeftAsItIs[] }>;
  /** Revokes the keys of all previews that were issued until now. */
  endPreviews(asked: Requester): Promise<Composition>;
  show(): Promise<Composition | null>;
  /** Oldest first. */
  history(): Promise<Composition[]>;
  /** Problems of the running composition; empty if there are none. */
  verify(): Promise<string[]>;
  /** Differences between two compositions, by remote. */
  diff(compared: Compared): Promise<RemoteDiff[]>;
};

export type ComposerOptions = {
  gate: Gate;
  /** Path of the private key (PEM). */
  signingKey?: string | undefined;
  /**
   * Path of the public key (PEM) with which edges verify compositions. Without the private key, all changes are
   * rejected.
   */
  publicKey?: string | undefined;
  /** Continues from a composition that this key did not sign. */
  adopt?: boolean | undefined;
  /** Highest sequence that edges have followed; the next sequence is above it, even if the store is older. */
  floor?: () => Promise<number>;
  now?: () => Date;
  /** Returns the resulting composition without writing it. */
  dry?: boolean;
};
