import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import { queryOf } from '../../../search/index.ts';

const MAX_ENTRIES = 6;

/** Encyclopedia entries about one of these words, those of a book or source among the words first. */
export const findEntries = async (db: Kysely<Database>, words: readonly string[]): Promise<{ id: string }[]> => {
  const query = queryOf(words, '|', ':A');
  if (query === null) return [];
  const { rows } = await sql<{ id: string }>`
    select id from search_document
    where tsv @@ ${query}::tsquery and kind = 'encyclopedia' and title = any(${words})
    order by meta && ${words}::text[] desc, id
    limit ${MAX_ENTRIES}`.execute(db);
  return rows;
};
