import type { NewTable } from '../../modules/industry/store/store-tables.ts';
import type { Release } from '../release.ts';
import { sampleFile } from '../sample-files.ts';

export type TableRecord = NewTable & {
  /** Newest periods that the small sample has of the table; null if it has none of it. */
  smallPeriods: number | null;
};

/** Place and dimensions in the order of the fields, such as `410000/城镇居民`, and the cells of the measures. */
export type IndustryRow = [key: string, ...cells: number[]];

/** Rows of a table, by its `modelId`, in one period. */
export type ReleaseRecord = { table: string; period: string } & Release<IndustryRow>;

/** Tables whose rows are no selection from other samples. */
export const tableFile = sampleFile<TableRecord>('industry/tables.ndjson');

/** In the order of the tables, by periods. */
export const releaseFiles = {
  Y: sampleFile<ReleaseRecord>('industry/yearly.ndjson.gz', { kept: false }),
  Q: sampleFile<ReleaseRecord>('industry/quarterly.ndjson.gz', { kept: false }),
  M: sampleFile<ReleaseRecord>('industry/monthly.ndjson.gz', { kept: false }),
  X: sampleFile<ReleaseRecord>('industry/ten-days.ndjson.gz', { kept: false }),
  W: sampleFile<ReleaseRecord>('industry/weekly.ndjson.gz', { kept: false }),
};
