import type { Misfit } from '../gate/misfit.ts';

/** A rejected change. The message is shown to the operator; nothing was changed. */
export class ComposeRefused extends Error {
  /** Violations found by the gate; empty if the change was rejected for another reason. */
  readonly misfits: Misfit[];

  constructor(message: string, misfits: Misfit[] = []) {
    super(message);
    this.name = 'ComposeRefused';
    this.misfits = misfits;
  }
}
