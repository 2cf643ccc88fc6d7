import { cacheOf } from '../../../cache/data-cache.ts';
import type { Db } from '../../../db/schema.ts';
import { type Thesaurus, thesaurusOf } from '../model/thesaurus.ts';
import { listThesaurusEntries } from '../store/thesaurus.repository.ts';

const DAY_S = 86_400;

/** The names of the thesaurus in this process; read again when an operator changes it. */
export const readThesaurus = (db: Db): Promise<Thesaurus> =>
  cacheOf(db).get(
    'thesaurus',
    { tags: ['search:thesaurus'], freshSeconds: DAY_S, keepSeconds: DAY_S, waitForTags: true },
    async () => thesaurusOf(await listThesaurusEntries(db)),
  );
