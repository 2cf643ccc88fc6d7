import { touchTags } from '../cache/tag.repository.ts';
import type { Db } from '../db/schema.ts';
import { takeSampleTurn } from '../modules/search/store/search-index.ts';
import { saveSource } from '../modules/sources/store/source.repository.ts';
import type { ArticleDraft } from './content/article-draft.ts';
import { datedTexts } from './content/dated-texts.ts';
import { scopeOf, storeDrafts } from './load-content.ts';

/**
 * Adds the sample texts whose day has come since the last look; those that are there stay as they are. Nothing
 * is added to a scope in which an import has replaced the samples. @returns their number
 */
export const catchUpTexts = async (db: Db, today: string): Promise<number> => {
  if ((await missingTexts(db, today)).length === 0) return 0;
  return db.transaction().execute(async (transaction) => {
    // Imports that replace the samples and other processes that look wait for this turn, too.
    await takeSampleTurn(transaction);
    const drafts = await missingTexts(transaction, today);
    if (drafts.length === 0) return 0;
    const at = `${today}T00:00:00+08:00`;
    const source = { kind: 'article', name: '农小蜂示例数据', publisher: '农小蜂', sample: true, at };
    await storeDrafts(transaction, drafts, await saveSource(transaction, source));
    await touchTags(transaction, ['publishing', 'search']);
    return drafts.length;
  });
};

const missingTexts = async (db: Db, today: string): Promise<ArticleDraft[]> => {
  const stored = await db.selectFrom('article').where('sample', '=', true).select(['id', 'scope']).execute();
  const known = new Set(stored.map(({ id }) => id));
  const scopes = new Set(stored.map(({ scope }) => scope));
  return datedTexts(today).filter((draft) => !known.has(draft.id) && scopes.has(scopeOf(draft)));
};
