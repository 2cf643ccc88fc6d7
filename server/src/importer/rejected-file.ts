import { countReasons, type ImportSummary } from './import-summary.ts';

/** A file that cannot be imported. The message is shown to the operator and states the problem and the remedy. */
export class RejectedFile extends Error {}

const SHOWN = 5;

/** All rows were refused; the report lists them with their reasons. */
export class NothingToImport extends RejectedFile {
  readonly tally: ImportSummary;

  constructor(tally: ImportSummary) {
    const reasons = countReasons(tally.refused)
      .slice(0, SHOWN)
      .map(([reason, rows]) => `${reason} ${rows} 行`);
    super(`没有一行可以导入：读取 ${tally.rows} 行，全部未通过检查（${reasons.join('；')}）`);
    this.tally = tally;
  }
}
