import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { ThesaurusEntry } from '../model/thesaurus.ts';

export const listThesaurusEntries = (db: Kysely<Database>): Promise<ThesaurusEntry[]> =>
  db.selectFrom('thesaurus_entry').select(['name', 'synonyms', 'broader']).orderBy('kind').orderBy('name').execute();
