import type pg from 'pg';

export type Statement = { text: string; values: unknown[] };

type PlanNode = { 'Node Type': string; 'Relation Name'?: string; Plans?: PlanNode[] };

/** `scanned` are the tables that are read row by row. */
type StatementPlan = { tables: string[]; scanned: string[] };

/** Plans a statement with the values with which it was sent; it is not run. */
export const planOf = async (pool: pg.Pool, { text, values }: Statement): Promise<StatementPlan> => {
  const { rows } = await pool.query(`explain (format json) ${text}`, values);
  const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan);
  const tablesOf = (found: PlanNode[]) => [...new Set(found.flatMap((node) => node['Relation Name'] ?? []))];
  return { tables: tablesOf(nodes), scanned: tablesOf(nodes.filter((node) => node['Node Type'] === 'Seq Scan')) };
};

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Tables with at least `least` rows, by name; partitions count as tables. */
export const largeTables = async (pool: pg.Pool, least: number): Promise<Map<string, number>> => {
  const { rows } = await pool.query(
    `select relname, reltuples::int as rows from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= $1 order by 1`,
    [least],
  );
  return new Map(rows.map(({ relname, rows: count }) => [relname, count]));
};
