import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/** Upserts staged rows into their table; existing rows retain the columns in `keep`. */
export const publishRows = async (db: Db, table: string, key: string, keep: string[] = []): Promise<void> => {
  const names = await writableColumns(db, table);
  const changed = names.filter((name) => name !== key && !keep.includes(name));
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const changes = sql.join(changed.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`));
  await sql`
    insert into ${sql.table(table)} (${columns}) select ${columns} from ${sql.table(`stage_${table}`)}
    on conflict (${sql.ref(key)}) do update set ${changes}`.execute(db);
};

/** Inserts the staged documents with their passages and names, replacing documents with the same ids. */
export const publishDocuments = async (db: Db): Promise<void> => {
  await sql`delete from search_document d using stage_search_document s where s.id = d.id`.execute(db);
  for (const table of ['search_document', 'search_passage', 'search_name']) {
    const columns = sql.join((await writableColumns(db, table)).map((name) => sql.ref(name)));
    await sql`
      insert into ${sql.table(table)} (${columns}) select ${columns} from ${sql.table(`stage_${table}`)}`.execute(db);
  }
};

/** All columns but generated ones. */
const writableColumns = async (db: Db, table: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db);
  return rows.map(({ name }) => name);
};
