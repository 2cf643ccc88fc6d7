import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';

/** Folded titles of policies that contain one half of the given one: a single mistake leaves the other half as it is. */
export const titlesWithHalf = async (db: Db, title: string): Promise<string[]> => {
  const middle = Math.floor(title.length / 2);
  const { rows } = await sql<{ title: string }>`
    select distinct folded_title as title from search_document
    where kind = 'policy' and length(folded_title) >= ${title.length - 1}
      and (strpos(folded_title, ${title.slice(0, middle)}) > 0 or strpos(folded_title, ${title.slice(middle)}) > 0)
    order by 1`.execute(db);
  return rows.map((row) => row.title).sort((a, b) => a.length - b.length);
};
