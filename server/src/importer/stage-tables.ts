import {
  type IdentifierNode,
  type Kysely,
  type KyselyPlugin,
  OperationNodeTransformer,
  type RawNode,
  sql,
} from 'kysely';
import type { Database } from '../db/schema.ts';

/**
 * Each run has its own stage tables: `stage_price` is the template, `stage_12_price` the table of run 12. The returned
 * handle rewrites template names in queries to the tables of the run.
 */
export const stagedBy = (db: Kysely<Database>, run: number): Kysely<Database> => {
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

/** Creates unlogged tables with the columns, defaults and indexes of their templates. */
export const createStages = async (db: Kysely<Database>, run: number, stages: readonly string[]): Promise<void> => {
  await dropAbandoned(db);
  for (const stage of stages)
    await sql`create unlogged table ${sql.table(tableOf(stage, run))} (like ${sql.table(stage)} including all)`.execute(
      db,
    );
};

export const dropStages = async (db: Kysely<Database>, run: number, stages: readonly string[]): Promise<void> => {
  const tables = stages.map((stage) => sql.table(tableOf(stage, run)));
  await sql`drop table if exists ${sql.join(tables)}`.execute(db);
};

/** Drops tables left behind by crashed runs. A run that ended more than a day ago is no longer running. */
const dropAbandoned = async (db: Kysely<Database>): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select t.tablename as name from pg_tables t
    join import_run r on r.no = substring(t.tablename from '^stage_(\\d+)_')::int
    where t.schemaname = current_schema() and r.finished_at < now() - interval '1 day'`.execute(db);
  for (const { name } of rows) await sql`drop table if exists ${sql.table(name)}`.execute(db);
};
