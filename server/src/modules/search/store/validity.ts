import type { Validity } from '@bee/domain/validity';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';

/**
 * Validity on a day of the document in row `table`, for policies and standards; null for all other kinds. Read from the
 * source tables, because it changes with the day and with newer versions without an index update.
 */
export const validityOn = (today: string, table: 'd' | 'c') => sql<Validity | null>`
  case ${sql.ref(`${table}.kind`)}
    when 'policy' then (select policy_validity(status, effective_at, expires_at, ${today}::date)
      from policy where article_id = ${sql.ref(`${table}.ref_id`)})
    when 'standard' then (select standard_status(status, effective_at, repealed_at, ${today}::date)
      from standard where id = ${sql.ref(`${table}.ref_id`)})
  end`;

/** Validities by document id of the index; documents without a validity are omitted. */
export const validitiesOf = async (
  db: Db,
  documentIds: readonly string[],
  today: string,
): Promise<Map<string, Validity>> => {
  const { rows } = await sql<{ id: string; validity: Validity | null }>`
    select d.id, ${validityOn(today, 'd')} as validity from search_document d
    where d.id = any(${[...new Set(documentIds)]}) and d.kind in ('policy', 'standard')`.execute(db);
  return new Map(rows.flatMap(({ id, validity }) => (validity ? [[id, validity]] : [])));
};
