import type { TableField } from '@bee/contracts/entity/industry';
import type { DataFor } from '@bee/contracts/operations';

export type TableInfo = DataFor<'industry/getIndex'>;
export type TableAnswer = DataFor<'industry/getTableList'>;
export type TableColumn = TableAnswer['columns'][number];
export type { TableField };

export const timeField = (fields: readonly TableField[]): TableField | undefined =>
  fields.find(({ role }) => role === 'time');

/** Fields whose values identify series. */
export const dimensionsOf = (fields: readonly TableField[]): TableField[] =>
  fields.filter(({ role }) => role === 'dim' || role === 'geo');

export const measuresOf = (fields: readonly TableField[]): TableField[] =>
  fields.filter(({ role }) => role === 'measure');
