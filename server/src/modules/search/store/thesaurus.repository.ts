import type { Db } from '../../../db/schema.ts';
import type { ThesaurusEntry } from '../model/thesaurus.ts';

export const listThesaurusEntries = (db: Db): Promise<ThesaurusEntry[]> =>
  db.selectFrom('thesaurus_entry').select(['name', 'synonyms', 'broader']).orderBy('kind').orderBy('name').execute();
