import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Upserts staged rows into their table; existing rows retain the columns in `keep`. */
export const publishRows = async (
  db: Kysely<Database>,
  table: string,
  key: string,
  keep: string[] = [],
): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} order by ordinal_position`.execute(db);
  const names = rows.map(({ name }) => name);
  const changed = names.filter((name) => name !== key && !keep.includes(name));
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const changes = sql.join(changed.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`));
  await sql`
    insert into ${sql.table(table)} (${columns}) select ${columns} from ${sql.table(`stage_${table}`)}
    on conflict (${sql.ref(key)}) do update set ${changes}`.execute(db);
};

/** Inserts the staged documents with their passages and names, replacing documents with the same ids. */
export const publishDocuments = async (db: Kysely<Database>): Promise<void> => {
  await sql`delete from search_document d using stage_search_document s where s.id = d.id`.execute(db);
  await sql`insert into search_document select * from stage_search_document`.execute(db);
  await sql`insert into search_passage select * from stage_search_passage`.execute(db);
  await sql`insert into search_name select * from stage_search_name`.execute(db);
};
