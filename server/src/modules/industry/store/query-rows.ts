import { type RawBuilder, sql } from 'kysely';
import { queryRows } from '../../../db/query-rows.ts';
import type { Db } from '../../../db/schema.ts';
import { InvalidInput } from '../../../http/errors.ts';
import type { KeyField } from '../model/table-fields.ts';
import type { TablePlan } from '../service/query-plan.ts';
import type { Condition } from './query-condition.ts';

/** Paging is limited to this many rows; a larger result must be narrowed. */
export const MAX_ROWS = 50_000;

/** The values of a row's fields by column, and its measures by place. */
export type QueriedRow = Record<KeyField['column'], string> & { cells: (number | null)[] };

export const ROW_KEY = sql`period, adcode, d1, d2, d3, d4`;

type RowQuery = Pick<TablePlan, 'table' | 'vintage' | 'conditions'> & { open?: number | null };

/**
 * The rows that match the conditions, either current or as of a vintage. `open` limits the result to the newest rows of
 * the whole table; conditions apply within those, so that partial queries do not reveal more.
 */
export const matchingRows = ({ open = null, ...wanted }: RowQuery): RawBuilder<unknown> => {
  const rows = conditionedRows(wanted);
  if (open === null) return rows;
  const newest = sql`select ${ROW_KEY} from industry_row where table_no = ${wanted.table.no} order by ${CANONICAL} limit ${open}`;
  return sql`(select m.* from ${rows} m join (${newest}) newest using (${ROW_KEY}))`;
};

const conditionedRows = ({ table: { no }, vintage, conditions }: Omit<RowQuery, 'open'>): RawBuilder<unknown> => {
  const where = sql`table_no = ${no} and ${allOf(conditions)}`;
  if (vintage === null) return sql`(select ${ROW_KEY}, cells from industry_row where ${where})`;
  const published = sql`${where} and published_on <= ${vintage}::date`;
  return sql`(select distinct on (${ROW_KEY}) ${ROW_KEY}, cells from (
      select ${ROW_KEY}, cells, 32767 as revision from industry_row where ${published}
      union all
      select ${ROW_KEY}, cells, revision from industry_past where ${published}
    ) published order by ${ROW_KEY}, revision desc)`;
};

const allOf = (conditions: readonly Condition[]): RawBuilder<unknown> =>
  conditions.length > 0
    ? sql.join(
        conditions.map((one) => one.sql),
        sql` and `,
      )
    : sql`true`;

export type Counted = { total: number; as_of: string | null };

/** Number of rows that match the conditions, and their newest period. */
export const countRows = async (db: Db, wanted: RowQuery): Promise<Counted> => {
  const { rows } = await sql<Counted>`
    select count(*)::int as total, max(period) as as_of from ${matchingRows(wanted)} r`.execute(db);
  return rows[0] ?? { total: 0, as_of: null };
};

/** Newest first; limits for viewers without full access follow this order. */
export const CANONICAL = sql`period desc, adcode, d1, d2, d3, d4`;

export type Part = { limit: number; offset: number };

export const listRows = (db: Db, plan: TablePlan, { limit, offset }: Part) => queryRows<QueriedRow>(db)`
    select ${ROW_KEY}, cells from ${matchingRows(plan)} r order by ${orderOf(plan)} limit ${limit} offset ${offset}`;

const orderOf = (plan: TablePlan): RawBuilder<unknown> => {
  const usual = usualOrder(plan);
  if (!plan.sort) return usual;
  const { key, direction } = plan.sort;
  return sql`${sortedBy(plan, key)} ${sql.raw(direction)} nulls last, ${usual}`;
};

/** Ordered by the fields of the rows if a first field was requested, otherwise newest first. */
export const usualOrder = ({ row, rows }: TablePlan): RawBuilder<unknown> => {
  if (!row) return CANONICAL;
  const fields = rows.map((field) => sql`${inOrder(field)} ${field.role === 'time' ? sql`desc` : sql``}`);
  return sql`${sql.join(fields)}, ${CANONICAL}`;
};

const sortedBy = (plan: TablePlan, key: string): RawBuilder<unknown> => {
  const field = plan.rows.find((one) => one.field === key);
  if (field) return inOrder(field);
  const measure = plan.measures.find((one) => one.field === key);
  if (!measure) throw noSuchColumn(plan, key);
  return sql`cells[${sql.lit(measure.place)}]`;
};

/** Dimension values sort in the order defined by the table. */
export const inOrder = ({ column, order }: KeyField): RawBuilder<unknown> =>
  order && order.length > 0
    ? sql`coalesce(array_position(${order}::text[], ${sql.ref(column)}), ${sql.lit(order.length + 1)})`
    : sql.ref(column);

export const noSuchColumn = ({ rows, measures }: TablePlan, key: string): InvalidInput => {
  const there = [...rows, ...measures].map(({ title, field }) => `${title}（${field}）`).join('、');
  return new InvalidInput(`不能按“${key}”排序，没有这一列；可以按 ${there} 排序`);
};
