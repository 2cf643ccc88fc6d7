import type { Violation } from '../gate/violation.ts';

/** A rejected change. The message is shown to the operator; nothing was changed. */
export class ComposeRefused extends Error {
  /** Violations found by the gate; empty if the change was rejected for another reason. */
  readonly violations: Violation[];

  constructor(message: string, violations: Violation[] = []) {
    super(message);
    this.name = 'ComposeRefused';
    this.violations = violations;
  }
}
