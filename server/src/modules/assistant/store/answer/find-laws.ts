import type { SearchName } from '@bee/contracts/resource/search';
import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import { validityOn } from '../../../search/index.ts';
import type { NamedLaw } from '../../model/answer/named-sources.ts';

/** `isItself` is false for 办法 that implement the law. */
export type FoundLaw = { id: string; title: string; isItself: boolean };

const MAX_ROWS = 20;

/**
 * Documents named by a question: those with exactly that title, otherwise those whose title contains the name. Longer
 * titles first, then documents in force, then the newest. An article refers to the law itself: 种子法 does not match a 办法
 * that implements it.
 */
export const findLaws = async (
  db: Db,
  { name, sure, quoted }: NamedLaw,
  { kinds, itself, today }: { kinds: readonly SearchName[]; itself: boolean; today: string },
): Promise<FoundLaw[]> => {
  const { rows } = await sql<FoundLaw & { exact: boolean }>`
    select id, title, right(${name}, length(folded_title)) = folded_title as exact,
      title !~ '实施.*办法$' and (right(folded_title, length(${name})) = ${name}
        or right(${name}, length(folded_title)) = folded_title) as "isItself"
    from search_document d
    where kind = any(${sure ? kinds : kinds.filter((kind) => kind === 'policy')}) and (
      right(folded_title, length(${name})) = ${name}
      or (not ${itself}::boolean and strpos(folded_title, ${name}) > 0)
      or (not ${quoted}::boolean and folded_title ~ '..(法|条例|办法|规定|细则|标准)$'
        and right(${name}, length(folded_title)) = folded_title)
    )
    order by exact desc, length(folded_title) desc, coalesce(${validityOn(today, 'd')}, 'current') = 'current' desc, date desc nulls last, id
    limit ${MAX_ROWS}`.execute(db);
  const exact = rows.filter((row) => row.exact);
  return (exact.length > 0 ? exact : rows).map(({ id, title, isItself }) => ({ id, title, isItself }));
};
