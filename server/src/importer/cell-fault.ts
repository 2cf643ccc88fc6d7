/**
 * Placeholder for a cell whose value is missing from the file; `reason` says how to fix it. Rows that need the cell are
 * refused.
 */
export class CellFault {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }

  /** Shown in reports. */
  toJSON(): string {
    return '（没有值）';
  }
}
