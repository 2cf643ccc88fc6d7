import type { Misfit } from '../gate/misfit.ts';

/** A refusal that is told to the operator as it is; nothing was changed. */
export class ComposeRefused extends Error {
  /** What the gate has against it; empty where it was refused for another reason. */
  readonly misfits: Misfit[];

  constructor(message: string, misfits: Misfit[] = []) {
    super(message);
    this.name = 'ComposeRefused';
    this.misfits = misfits;
  }
}
