import type { Validity } from '@bee/domain/validity';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * Validity on a day of the document in row `table`: of policies and standards, null for all others. Read where they are
 * kept, because it changes with the day and with every newer version, without the index being written.
 */
export const validityOn = (today: string, table: 'd' | 'c') => sql<Validity | null>`
  case ${sql.ref(`${table}.kind`)}
    when 'policy' then (select policy_validity(status, effective_at, expires_at, ${today}::date)
      from policy where article_id = ${sql.ref(`${table}.ref_id`)})
    when 'standard' then (select standard_status(status, effective_at, repealed_at, ${today}::date)
      from standard where id = ${sql.ref(`${table}.ref_id`)})
  end`;

/** Of documents by their ids in the index; those without validity are left out. */
export const validitiesOf = async (
  db: Kysely<Database>,
  documentIds: readonly string[],
  today: string,
): Promise<Map<string, Validity>> => {
  const { rows } = await sql<{ id: string; validity: Validity | null }>`
    select d.id, ${validityOn(today, 'd')} as validity from search_document d
    where d.id = any(${[...new Set(documentIds)]}) and d.kind in ('policy', 'standard')`.execute(db);
  return new Map(rows.flatMap(({ id, validity }) => (validity ? [[id, validity]] : [])));
};
