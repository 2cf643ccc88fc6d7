import { type RawBuilder, sql } from 'kysely';
import { queryRows } from '../../../db/query-rows.ts';
import type { Db } from '../../../db/schema.ts';
import { InvalidInput } from '../../../http/errors.ts';
import type { KeyField } from '../model/table-fields.ts';
import type { TablePlan } from '../service/query-plan.ts';
import { inOrder, matchingRows, noSuchColumn, type Part } from './query-rows.ts';
import { countValues } from './table.repository.ts';

const MAX_CELLS = 50_000;
const MAX_COLUMNS = 200;

export type PivotPlan = TablePlan & { col: KeyField };

export const isPivot = (plan: TablePlan): plan is PivotPlan => plan.col !== null;

/** A row by its fields; `cells` maps each value of the pivoted field to its measures. */
export type PivotRow = Partial<Record<KeyField['column'], string>> & { cells: Record<string, (number | null)[]> };

/** The values that become columns, in order, and the number of rows. */
export type PivotShape = { values: string[]; rows: number };

/** @throws InvalidInput if the result is too large; the message names the field to narrow */
export const shapePivot = async (db: Db, plan: PivotPlan, found: number): Promise<PivotShape> => {
  const { col, measures } = plan;
  if (found * measures.length > MAX_CELLS) throw await tooManyCells(db, plan, found * measures.length);
  const { rows } = await sql<{ values: string[] | null; rows: number }>`
    with matching as materialized (select * from ${matchingRows(plan)} r)
    select
      (select array_agg(value order by place, value) from (
        select ${sql.ref(col.column)} as value, min(${inOrder(col)}) as place from matching group by 1) v) as values,
      (select count(*)::int from (select distinct ${columnsOf(plan.rows)} from matching) k) as rows`.execute(db);
  const values = rows[0]?.values ?? [];
  const shape = { values, rows: rows[0]?.rows ?? 0 };
  const columns = values.length * measures.length;
  if (columns > MAX_COLUMNS)
    throw new InvalidInput(
      `把“${col.title}”转为列会有 ${columns} 列，最多 ${MAX_COLUMNS} 列；请缩小“${col.title}”的范围${measures.length > 1 ? '、少选几个指标' : ''}，或换一个字段转为列`,
    );
  if (columns * shape.rows > MAX_CELLS) throw await tooManyCells(db, plan, columns * shape.rows);
  return shape;
};

const tooManyCells = async (db: Db, plan: PivotPlan, cells: number): Promise<InvalidInput> => {
  const { title, values } = await widestField(db, plan);
  return new InvalidInput(
    `把“${plan.col.title}”转为列会有 ${cells.toLocaleString('en-US')} 个以上的格子，最多 ${MAX_CELLS.toLocaleString('en-US')} 个；请先筛选“${title}”（有 ${values} 个值），或不转为列`,
  );
};

/** The field with the most values under the conditions. */
export const widestField = async (
  db: Db,
  { table, keys, conditions }: TablePlan,
): Promise<{ field: string; title: string; values: number }> => {
  const counts = await countValues(db, table.no);
  const left = keys.map((key) => ({
    field: key.field,
    title: key.title,
    values: conditions.find(({ field }) => field === key)?.values ?? counts.get(key.column) ?? 0,
  }));
  return left.reduce((widest, one) => (one.values > widest.values ? one : widest));
};

const columnsOf = (fields: readonly KeyField[]): RawBuilder<unknown> =>
  fields.length > 0 ? sql.join(fields.map(({ column }) => sql.ref(column))) : sql`0`;

export const listPivot = async (db: Db, plan: PivotPlan, { limit, offset }: Part): Promise<PivotRow[]> => {
  const keys = columnsOf(plan.rows);
  const sorted = plan.sort ? sortedBy(plan, plan.sort.key) : null;
  const direction = sql.raw(plan.sort?.direction ?? 'asc');
  return queryRows<PivotRow>(db)`
    with matching as materialized (select * from ${matchingRows(plan)} r),
    wide as (
      select ${keys}, jsonb_object_agg(${sql.ref(plan.col.column)}, to_jsonb(cells)) as cells
        ${sorted ? sql`, ${sorted} as sorted` : sql``}
      from matching group by ${plan.rows.length > 0 ? keys : sql`()`}
    )
    select ${plan.rows.length > 0 ? sql`${keys}, cells` : sql`cells`} from wide
    order by ${sorted ? sql`sorted ${direction} nulls last,` : sql``} ${rowOrder(plan)}
    limit ${limit} offset ${offset}`;
};

const directed = (field: KeyField, key: RawBuilder<unknown>) => (field.role === 'time' ? sql`${key} desc` : key);

const rowOrder = ({ rows }: PivotPlan): RawBuilder<unknown> =>
  rows.length > 0 ? sql.join(rows.map((field) => directed(field, inOrder(field)))) : sql`cells`;

/** `key` is a field of the rows, or `measure:value`. */
const sortedBy = (plan: PivotPlan, key: string): RawBuilder<unknown> => {
  const field = plan.rows.find((one) => one.field === key);
  if (field) return sql`min(${inOrder(field)})`;
  const [, name, value] = /^([^:]+):(.+)$/.exec(key) ?? [];
  const measure = plan.measures.find((one) => one.field === name);
  if (!measure) throw noSuchColumn(plan, key);
  return sql`max(cells[${sql.lit(measure.place)}]) filter (where ${sql.ref(plan.col.column)} = ${value})`;
};
