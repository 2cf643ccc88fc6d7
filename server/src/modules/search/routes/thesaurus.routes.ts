import type { Deps } from '../../../deps.ts';
import { EnvelopeExtras, type Route, route } from '../../../http/route.ts';
import { listThesaurus, readHistory, removeEntry, saveEntry } from '../service/edit-thesaurus.ts';
import { listMissedWords } from '../service/missed-words.ts';

/** Other names and what readers missed, for operators. */
export const thesaurusRoutes = ({ db }: Deps): Route[] => [
  route('ops/getThesaurus', (request) => listThesaurus(db, request)),
  route('ops/getThesaurusHistory', ({ id }) => readHistory(db, id)),
  route('ops/saveThesaurusEntry', async (request, context) => {
    const entry = await saveEntry(db, request, context);
    return new EnvelopeExtras(entry, { msg: `已保存“${entry.name}”` });
  }),
  route('ops/removeThesaurusEntry', async (request, context) => {
    const removed = await removeEntry(db, request, context);
    return new EnvelopeExtras(removed, { msg: `已删除“${removed.name}”` });
  }),
  route('ops/getMissedWords', (request, { now }) => listMissedWords(db, request, now)),
];
