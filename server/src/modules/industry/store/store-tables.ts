import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { columnsOf, insertColumns } from '../../../db/insert-columns.ts';
import type { PathPart, StoredField } from '../../../db/schema/industry.ts';
import type { Database, Db } from '../../../db/schema.ts';
import { type NodeName, nodeNames } from '../model/node-names.ts';

export type NewTable = {
  modelId: string;
  title: string;
  alias: string[];
  description: string;
  /** Titles from the domain down, at least one. */
  path: string[];
  freq: Database['industry_table']['freq'];
  geoLevel: Database['industry_table']['geo_level'];
  fields: StoredField[];
  tags: string[];
  products: string[];
  parent: string | null;
  lagDays: number | null;
  marketPlaces: string[];
};

export type TableOrigin = { sample: boolean; sourceId: number; at: string };

/**
 * Adds tables to the tree, each at the end of its category; existing tables retain their numbers and rows.
 * `refreshTables` must be called once the rows are stored. @returns table numbers by model id
 */
export const storeTables = async (
  db: Db,
  tables: readonly NewTable[],
  { sample, sourceId, at }: TableOrigin,
): Promise<Map<string, number>> => {
  const headings = headingsOf(tables);
  const leaves = tables.map((table, rank): TreeNode => {
    const path = pathOf(table.path);
    return { id: table.modelId, pid: path.at(-1)?.id ?? null, type: 'model', title: table.title, path, rank };
  });
  await storeNodes(db, [...headings, ...leaves]);
  await insertColumns(
    db,
    'industry_table',
    [
      ...tableColumns,
      { name: 'sample', type: 'bool', value: () => sample },
      { name: 'source_id', type: 'int', value: () => sourceId },
      { name: 'updated_at', type: 'timestamptz', value: () => at },
    ],
    tables,
    `on conflict (model_id) do update set ${REPLACED}`,
  );
  const others = new Map(tables.map(({ modelId, alias }) => [modelId, alias]));
  await storeNames(db, [...headings, ...leaves], others);
  const rows = await db
    .selectFrom('industry_table')
    .select(['no', 'model_id'])
    .where(
      'model_id',
      'in',
      tables.map(({ modelId }) => modelId),
    )
    .execute();
  return new Map(rows.map(({ model_id, no }) => [model_id, no]));
};

type TreeNode = {
  id: string;
  pid: string | null;
  type: 'domain' | 'category' | 'model';
  title: string;
  path: PathPart[];
  rank: number;
};

/**
 * Derived from the titles, so that URLs are the same in every installation. Table ids contain no dot, so they cannot
 * collide.
 */
const headingId = (titles: readonly string[]): string =>
  `c.${createHash('sha256').update(titles.join('\n')).digest('hex').slice(0, 12)}`;

const pathOf = (titles: readonly string[]): PathPart[] =>
  titles.map((title, depth) => ({ id: headingId(titles.slice(0, depth + 1)), title }));

/** Domains and categories above the tables, ancestors first. */
const headingsOf = (tables: readonly NewTable[]): TreeNode[] => {
  const headings = new Map<string, TreeNode>();
  for (const { path: titles } of tables) {
    const path = pathOf(titles);
    path.forEach(({ id, title }, depth) => {
      if (headings.has(id)) return;
      const above = path.slice(0, depth);
      const type = depth === 0 ? 'domain' : 'category';
      headings.set(id, { id, pid: above.at(-1)?.id ?? null, type, title, path: above, rank: headings.size });
    });
  }
  return [...headings.values()].sort((a, b) => a.path.length - b.path.length);
};

const storeNodes = (db: Db, nodes: readonly TreeNode[]): Promise<void> =>
  insertColumns(
    db,
    'industry_node',
    nodeColumns,
    nodes,
    `on conflict (id) do update set pid = excluded.pid, title = excluded.title, path = excluded.path,
      rank = case when industry_node.pid is distinct from excluded.pid then excluded.rank else industry_node.rank end`,
  );

const storeNames = async (
  db: Db,
  nodes: readonly TreeNode[],
  others: ReadonlyMap<string, readonly string[]>,
): Promise<void> => {
  await sql`delete from industry_name where node_id = any(${nodes.map(({ id }) => id)})`.execute(db);
  const names = nodes.flatMap(({ id, title, path }) =>
    nodeNames(
      title,
      others.get(id) ?? [],
      path.map((part) => part.title),
    ).map((name) => ({ id, ...name })),
  );
  await insertColumns(db, 'industry_name', nameColumns, names);
};

const nodeColumns = columnsOf<TreeNode>({ text: ['id', 'pid', 'type', 'title'], jsonb: ['path'], int: ['rank'] });

const nameColumns = columnsOf<NodeName & { id: string }>(
  { text: ['name', 'folded', 'spelling', 'initials', 'syllables', 'within'], bool: ['other'] },
  { name: 'node_id', type: 'text', value: ({ id }) => id },
);

const tableColumns = columnsOf<NewTable>({
  text: ['modelId', 'title', 'description', 'freq', 'geoLevel', 'parent'],
  'text[]': ['alias', 'tags', 'products', 'marketPlaces'],
  jsonb: ['fields'],
  int: ['lagDays'],
});

const REPLACED = [...tableColumns.map(({ name }) => name), 'sample', 'source_id', 'updated_at']
  .filter((name) => name !== 'model_id')
  .map((name) => `${name} = excluded.${name}`)
  .join(', ');

/** Drops tables with their rows, and headings that are empty afterwards. */
export const dropTables = async (db: Db, which: { sample: boolean }): Promise<void> => {
  const gone = sql`select no from industry_table where sample = ${which.sample}`;
  await sql`delete from industry_row where table_no in (${gone})`.execute(db);
  await sql`delete from industry_past where table_no in (${gone})`.execute(db);
  await sql`
    delete from industry_node where id in (select model_id from industry_table where sample = ${which.sample})`.execute(
    db,
  );
  await dropEmptyHeadings(db);
};

const dropEmptyHeadings = async (db: Db): Promise<void> => {
  await sql`
    with recursive kept as (
      select id, pid from industry_node where type = 'model'
      union select n.id, n.pid from industry_node n join kept on n.id = kept.pid
    )
    delete from industry_node n where not exists (select from kept where kept.id = n.id)`.execute(db);
};
