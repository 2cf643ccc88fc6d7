import type { SearchName } from '@bee/contracts/resource/search';
import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import { indexWords, queryOf, validityOn } from '../../../search/index.ts';
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

const MAX_LAWS = 8;

/** Policies with a passage that may define the term, those of the country first, then the newest. */
export const findDefinitions = async (db: Db, term: string): Promise<{ id: string; title: string }[]> => {
  const query = queryOf([...new Set(indexWords(term))], '&');
  if (query === null) return [];
  const { rows } = await sql<{ id: string; title: string }>`
    select d.id, d.title
    from search_passage p
    join search_document d on d.id = p.document_id and d.kind = 'policy'
    where p.tsv @@ ${query}::tsquery and p.text ~ (${escaped(term)} || '[^。；，]{0,40}[，,：:]?\\s*(是|系)?(指|包括)')
    group by d.id
    order by d.title ~ '^中华人民共和国' desc, d.date desc nulls last, d.id
    limit ${MAX_LAWS}`.execute(db);
  return rows;
};

const escaped = (term: string): string => term.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const MAX_ENTRIES = 6;
/** Shorter other names of an entry are those of different plants. */
const LONG_NAME = 4;

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
      select from search_name n where n.document_id = search_document.id and length(n.folded) >= ${LONG_NAME} and n.folded = any(${words})) or exists (
      select from search_name n where n.document_id = search_document.id and n.folded = any(${[...words, ...other]})
        and exists (select from unnest(${words}::text[]) w where length(w) > 1 and strpos(title, w) > 0 and n.folded <> w)))
    order by meta && ${words}::text[] desc, id
    limit ${MAX_ENTRIES}`.execute(db);
  return rows;
};
