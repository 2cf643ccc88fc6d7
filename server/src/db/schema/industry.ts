import type { SeriesHealth, TableField } from '@bee/contracts/entity/industry';

/** A field of a table. Dimensions and measures are stored in each row in this order. */
export type StoredField = Pick<TableField, 'field' | 'title' | 'role'> & {
  unit?: string | null;
  decimals?: number;
  desc?: string;
  /** For measures: `flow` values can be summed over a period, `level` values cannot. */
  kind?: 'flow' | 'level';
  /** Values of a dimension in display order. */
  order?: string[];
};

export type PathPart = { id: string; title: string };

export type StoredCoverage = Partial<
  Pick<SeriesHealth, 'periods' | 'expected' | 'gaps' | 'gap_count' | 'revised' | 'last_revised_at'>
>;
