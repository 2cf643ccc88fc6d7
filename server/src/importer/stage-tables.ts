import { type IdentifierNode, type KyselyPlugin, OperationNodeTransformer, type RawNode, sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/** A table that each run creates for itself and drops when it ends. */
export type StageTable = {
  /** As in queries, `stage_…`. */
  name: string;
  /** Columns and constraints in SQL. */
  definition: string;
};

/** A stage table with the columns, defaults and null checks of a live table, without its indexes and constraints. */
export const copyOf = (table: string, key?: string): StageTable => ({
  name: `stage_${table}`,
  definition: `like ${table} including defaults${key ? `, primary key (${key})` : ''}`,
});

/**
 * The stage tables of a run bear its number: queries name `stage_price`, the table of run 12 is `stage_12_price`. The
 * returned handle rewrites the names in queries.
 */
export const stagedBy = (db: Db, run: number): Db => {
  const transformer = new RunNames(run);
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => transformer.transformNode(node),
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
};

class RunNames extends OperationNodeTransformer {
  readonly #run: number;

  constructor(run: number) {
    super();
    this.#run = run;
  }

  protected override transformIdentifier(node: IdentifierNode): IdentifierNode {
    return { ...node, name: tableOf(node.name, this.#run) };
  }

  protected override transformRaw(node: RawNode): RawNode {
    const { sqlFragments, ...rest } = super.transformRaw(node);
    return { ...rest, sqlFragments: sqlFragments.map((fragment) => tableOf(fragment, this.#run)) };
  }
}

const tableOf = (text: string, run: number): string => text.replace(/\bstage_(?=[a-z])/g, `stage_${run}_`);

/** Creates unlogged tables: after a crash of the database they are empty, and their run is abandoned. */
export const createStages = async (db: Db, run: number, stages: readonly StageTable[]): Promise<void> => {
  await dropAbandoned(db);
  for (const { name, definition } of stages)
    await sql`create unlogged table ${sql.table(tableOf(name, run))} (${sql.raw(definition)})`.execute(db);
};

export const dropStages = async (db: Db, run: number, stages: readonly StageTable[]): Promise<void> => {
  const tables = stages.map(({ name }) => sql.table(tableOf(name, run)));
  await sql`drop table if exists ${sql.join(tables)}`.execute(db);
};

/** Drops tables left behind by crashed runs. A run that ended more than a day ago is no longer running. */
const dropAbandoned = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select t.tablename as name from pg_tables t
    join import_run r on r.no = substring(t.tablename from '^stage_(\\d+)_')::int
    where t.schemaname = current_schema() and r.finished_at < now() - interval '1 day'`.execute(db);
  for (const { name } of rows) await sql`drop table if exists ${sql.table(name)}`.execute(db);
};
