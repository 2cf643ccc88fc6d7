import type { ParsedRequestFor } from '@bee/contracts/operations';
import { unitFactor } from '@bee/domain/measure-units';
import type { StoredField } from '../../../db/schema/industry.ts';
import type { Db } from '../../../db/schema.ts';
import { InvalidInput, NotFound } from '../../../http/errors.ts';
import { type KeyField, keyFields, type MeasureField, measureFields } from '../model/table-fields.ts';
import { type Condition, conditionOf } from '../store/query-condition.ts';
import { countValues, findTable, listValues, type TableRow } from '../store/table.repository.ts';

export type TableQuery = Omit<ParsedRequestFor<'industry/getTableList'>, 'page' | 'limit'>;

/** A requested measure; its numbers are multiplied by `factor` to convert them to `unit`. */
export type ShownMeasure = MeasureField & { factor: number };

/** A query whose fields have been resolved against its table. */
export type TablePlan = {
  table: TableRow;
  /** Fields of the rows in column order, without the pivoted field. */
  rows: KeyField[];
  keys: KeyField[];
  /** The field to group rows by first, if requested. */
  row: KeyField | null;
  col: KeyField | null;
  /** A row per measure, with its name and unit in a column of its own. */
  byMeasure: boolean;
  measures: ShownMeasure[];
  conditions: Condition[];
  sort: { key: string; direction: 'asc' | 'desc' } | null;
  vintage: string | null;
  /** Number of the newest rows of the table that may be seen; null means all. */
  open: number | null;
};

/** @throws NotFound if the table does not exist, InvalidInput for unknown fields and units */
export const planQuery = async (db: Db, query: TableQuery): Promise<TablePlan> => {
  const table = await knownTable(db, query.model_id);
  const keys = keyFields(table.fields);
  const measures = measureFields(table.fields);
  const key = (name: string, use: string): KeyField => {
    const field = known(table.fields, name);
    const found = keys.find((one) => one.field === field.field);
    if (!found) throw new InvalidInput(`指标“${field.title}”不能${use}，请改用维度：${listed(keys)}`);
    return found;
  };
  const row = query.row === undefined ? null : key(query.row, '作为行');
  const byMeasure = query.layout === 'auto' && query.col === undefined;
  const col = byMeasure
    ? await columnsFor(db, table, keys, row)
    : query.col === undefined
      ? null
      : key(query.col, '转为列');
  if (row && row === col) throw new InvalidInput(`行和列不能是同一个字段（${row.title}），请换一个`);
  const rest = keys.filter((one) => one !== col && one !== row);
  const conditions: Condition[] = [];
  for (const [name, filter] of Object.entries(byMeasure ? withSpan(query.filters, col) : query.filters)) {
    const field = key(name, '作为筛选条件');
    const values = field.role === 'geo' ? (await listValues(db, table.no, 'adcode')).map(({ value }) => value) : [];
    conditions.push(conditionOf(table, field, filter, values));
  }
  return {
    table,
    keys,
    rows: row ? [row, ...rest] : rest,
    row,
    col,
    byMeasure: byMeasure && col !== null,
    measures: inUnit(chosen(table.fields, measures, query.columns), query.unit),
    conditions,
    sort: sortOf(query.sort),
    // The newest vintage includes everything, so no filter is needed.
    vintage: query.vintage && query.vintage < (table.vintages[0] ?? '') ? query.vintage : null,
    open: null,
  };
};

/** Periods of a table that opens with the periods as columns. */
const RECENT_PERIODS = 24;
const MAX_CHOSEN_COLUMNS = 100;

/** The periods; where they are the rows, the dimension with the most values that still fit side by side. */
const columnsFor = async (
  db: Db,
  table: TableRow,
  keys: readonly KeyField[],
  row: KeyField | null,
): Promise<KeyField | null> => {
  if (row?.role !== 'time') return keys.find(({ role }) => role === 'time') ?? null;
  const counts = await countValues(db, table.no);
  const sizeOf = ({ column }: KeyField) => counts.get(column) ?? 0;
  const fitting = keys.filter((one) => one !== row && sizeOf(one) <= MAX_CHOSEN_COLUMNS);
  return fitting.sort((one, other) => sizeOf(other) - sizeOf(one))[0] ?? null;
};

const withSpan = (filters: TableQuery['filters'], col: KeyField | null): TableQuery['filters'] =>
  col?.role === 'time' ? { [col.field]: { last: RECENT_PERIODS }, ...filters } : filters;

/** @throws NotFound */
export const knownTable = async (db: Db, modelId: string, uid: number | null = null): Promise<TableRow> => {
  const table = await findTable(db, modelId, uid);
  if (!table) throw new NotFound(`没有编号为“${modelId}”的数据表，可能已随数据更新而撤下；请从目录中选择`);
  return table;
};

/** @throws InvalidInput that lists the available fields */
export const known = (fields: readonly StoredField[], name: string): StoredField => {
  const field = fields.find((one) => one.field === name);
  if (!field) throw new InvalidInput(`这张表没有字段“${name}”；可用的字段：${listed(fields)}`);
  return field;
};

const listed = (fields: readonly StoredField[]): string =>
  fields.map(({ title, field }) => `${title}（${field}）`).join('、');

const chosen = (
  fields: readonly StoredField[],
  measures: readonly MeasureField[],
  columns: readonly string[] | undefined,
): readonly MeasureField[] => {
  if (!columns) return measures;
  return [...new Set(columns)].map((name) => {
    const { field, title } = known(fields, name);
    const measure = measures.find((one) => one.field === field);
    if (!measure) throw new InvalidInput(`“${title}”是维度，总会显示；可选的指标：${listed(measures)}`);
    return measure;
  });
};

const inUnit = (measures: readonly MeasureField[], unit: string | undefined): ShownMeasure[] => {
  if (!unit) return measures.map((measure) => ({ ...measure, factor: 1 }));
  const factors = measures.map((measure) => unitFactor(measure.unit ?? null, unit));
  if (factors.every((factor) => factor === null)) {
    const units = [...new Set(measures.map((measure) => measure.unit ?? '无单位'))].join('、');
    throw new InvalidInput(`没有指标能换算成“${unit}”；这张表的单位是 ${units}，请从字段的可选单位中选择`);
  }
  return measures.map((measure, place) => {
    const factor = factors[place] ?? null;
    return factor === null ? { ...measure, factor: 1 } : { ...measure, factor, unit, ...decimalsIn(measure, factor) };
  });
};

const decimalsIn = ({ decimals = 2 }: MeasureField, factor: number) => ({
  decimals: Math.max(0, Math.min(6, decimals - Math.round(Math.log10(factor)))),
});

const sortOf = (sort: string | undefined): TablePlan['sort'] => {
  if (sort === undefined) return null;
  const dot = sort.lastIndexOf('.');
  return { key: sort.slice(0, dot), direction: sort.slice(dot + 1) as 'asc' | 'desc' };
};
