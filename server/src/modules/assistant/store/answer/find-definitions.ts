import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import { indexWords, queryOf } from '../../../search/index.ts';

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
