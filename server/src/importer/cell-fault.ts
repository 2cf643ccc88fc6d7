/** In the place of a cell's value that the file does not have, with what to do. A row that needs the cell is refused. */
export class CellFault {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }

  /** In reports. */
  toJSON(): string {
    return '（没有值）';
  }
}
