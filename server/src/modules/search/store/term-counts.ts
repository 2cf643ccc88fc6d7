import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** Runs a change of the given documents and updates the counts of their words, without recounting the whole index. */
export const withTermCounts = async (
  db: Kysely<Database>,
  documentIds: readonly string[],
  change: () => Promise<void>,
): Promise<void> => {
  const before = await countTerms(db, documentIds);
  await change();
  const differences = new Map((await countTerms(db, documentIds)).map(({ term, passages }) => [term, passages]));
  for (const { term, passages } of before) differences.set(term, (differences.get(term) ?? 0) - passages);
  const changed = [...differences].filter(([, difference]) => difference !== 0);
  if (changed.length === 0) return;
  await sql`
    insert into search_term (term, passages)
    select * from unnest(${changed.map(([term]) => term)}::text[], ${changed.map(([, difference]) => difference)}::int[])
    on conflict (term) do update set passages = search_term.passages + excluded.passages`.execute(db);
  await sql`delete from search_term where passages <= 0 and term = any(${changed.map(([term]) => term)})`.execute(db);
};

const countTerms = async (db: Kysely<Database>, documentIds: readonly string[]) => {
  const { rows } = await sql<{ term: string; passages: number }>`
    select term, count(*)::int as passages
    from search_passage p, unnest(tsvector_to_array(p.tsv)) as term
    where p.document_id = any(${documentIds}) group by term`.execute(db);
  return rows;
};
