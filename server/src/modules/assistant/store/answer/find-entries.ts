import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import { queryOf } from '../../../search/index.ts';

const MAX_ENTRIES = 6;

/**
 * Encyclopedia entries about one of these words, those of a book or source among the words first. With `other` words
 * for them, entries that have such a name and one of the words in their title: 三七头数 for 三七20头.
 */
export const findEntries = async (
  db: Db,
  words: readonly string[],
  other: readonly string[] = [],
): Promise<{ id: string }[]> => {
  const query = queryOf(words, '|', ':A');
  if (query === null) return [];
  const { rows } = await sql<{ id: string }>`
    select id from search_document
    where tsv @@ ${query}::tsquery and kind = 'encyclopedia' and (title = any(${words}) or exists (
      select from search_name n where n.document_id = search_document.id and n.folded = any(${[...words, ...other]})
        and exists (select from unnest(${words}::text[]) w where length(w) > 1 and strpos(title, w) > 0 and n.folded <> w)))
    order by meta && ${words}::text[] desc, id
    limit ${MAX_ENTRIES}`.execute(db);
  return rows;
};
