import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import type { IndexTables } from '../modules/search/index.ts';
import { copyOf } from './stage-tables.ts';

export const STAGED_INDEX: IndexTables = {
  document: 'stage_search_document',
  passage: 'stage_search_passage',
  name: 'stage_search_name',
};

export const INDEX_STAGES = ['search_document', 'search_passage', 'search_name'].map((table) => copyOf(table));

/** Placeholder source id until publication stores the source. */
export const UNPUBLISHED = 0;

/** Stage tables have no cascade: deletes rows staged by an earlier batch for the same documents. */
export const deleteStaged = async (db: Db, documentIds: readonly string[]): Promise<void> => {
  await sql`delete from stage_search_passage where document_id = any(${documentIds})`.execute(db);
  await sql`delete from stage_search_name where document_id = any(${documentIds})`.execute(db);
};
