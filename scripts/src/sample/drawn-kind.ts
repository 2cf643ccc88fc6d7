import { readSampleText, type SampleFile } from '../../../server/src/sample/sample-files.ts';

/** A kind of sample data: a folder of `server/sample`. */
export type DrawnKind = {
  name: string;
  /** Where the figures come from. */
  basis: string;
  /** How the rows are drawn. */
  drawn: string;
  files: DrawnFile[];
};

/** A file whose path ends in `.gz` is stored compressed. */
export type DrawnFile = { path: string; rows: number; text: string };

/** Figures without a source. */
export const ESTIMATE = 'estimate, order of magnitude';

/** One record per line, in the order of the rows. */
export const drawnFile = <Row extends object>({ path }: SampleFile<Row>, rows: readonly NoInfer<Row>[]): DrawnFile => ({
  path,
  rows: rows.length,
  text: rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
});

/** A file that is written by hand. */
export const keptFile = ({ path, read }: SampleFile<object>): DrawnFile => ({
  path,
  rows: read().length,
  text: readSampleText(path),
});
