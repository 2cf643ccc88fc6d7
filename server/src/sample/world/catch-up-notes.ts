import type { Kysely } from 'kysely';
import { touchTags } from '../../cache/tag.repository.ts';
import type { Database } from '../../db/schema.ts';
import { indexArticle, storeArticles } from '../../modules/publishing/article/store/store-articles.ts';
import { storeDocuments, takeSampleTurn } from '../../modules/search/store/search-index.ts';
import { completeArticle, storeTags } from '../load-content.ts';
import { eventNotes } from './event-notes.ts';

/**
 * Adds the notes on events that have happened since the last look. Nothing is added where an import has put real news
 * in the place of the samples. @returns their number
 */
export const catchUpNotes = async (db: Kysely<Database>, today: string): Promise<number> => {
  if ((await missingNotes(db, today)).drafts.length === 0) return 0;
  return db.transaction().execute(async (transaction) => {
    await takeSampleTurn(transaction);
    const { drafts, article } = await missingNotes(transaction, today);
    const articles = drafts.map((draft) => completeArticle('news', draft, { article }));
    await storeTags(transaction, drafts);
    await storeArticles(transaction, articles);
    await storeDocuments(transaction, articles.flatMap(indexArticle));
    if (drafts.length > 0) await touchTags(transaction, ['publishing', 'search']);
    return drafts.length;
  });
};

const missingNotes = async (db: Kysely<Database>, today: string) => {
  const stored = await db
    .selectFrom('article')
    .where('scope', '=', 'news')
    .where('sample', '=', true)
    .select(['id', 'source_id'])
    .execute();
  const known = new Set(stored.map(({ id }) => id));
  const drafts = stored.length === 0 ? [] : eventNotes(today).filter(({ id }) => !known.has(id));
  return { drafts, article: stored[0]?.source_id ?? 0 };
};
