import { touchTags } from '../cache/tag.repository.ts';
import type { Db } from '../db/schema.ts';
import { takeSampleTurn } from '../modules/search/store/search-index.ts';
import { datedTexts } from './content/dated-texts.ts';
import { scopeOf, storeDrafts } from './load-content.ts';
import { loadReports } from './reports/load-reports.ts';
import { issuesOn } from './reports/report-file.ts';

/**
 * Adds what has been published since the last look; what is there stays as it is. Nothing is added to a scope in which
 * an import has replaced the samples. @returns their number
 */
const catchUp =
  <Draft extends { id: string }>(
    draftsOn: (today: string, scopes: ReadonlySet<string>) => Draft[],
    store: (db: Db, drafts: readonly Draft[], today: string) => Promise<void>,
  ) =>
  async (db: Db, today: string): Promise<number> => {
    const missingIn = async (db: Db): Promise<Draft[]> => {
      const stored = await db.selectFrom('article').where('sample', '=', true).select(['id', 'scope']).execute();
      const known = new Set(stored.map(({ id }) => id));
      return draftsOn(today, new Set(stored.map(({ scope }) => scope))).filter(({ id }) => !known.has(id));
    };
    if ((await missingIn(db)).length === 0) return 0;
    return db.transaction().execute(async (transaction) => {
      // Imports that replace the samples and other processes that look wait for this turn, too.
      await takeSampleTurn(transaction);
      const drafts = await missingIn(transaction);
      if (drafts.length === 0) return 0;
      await store(transaction, drafts, today);
      await touchTags(transaction, ['publishing', 'search']);
      return drafts.length;
    });
  };

/** Texts whose day has come. */
export const catchUpTexts = catchUp(
  (today, scopes) => datedTexts(today).filter((draft) => scopes.has(scopeOf(draft))),
  storeDrafts,
);

/** Weekly and monthly reports that have gone to press. */
export const catchUpReports = catchUp((today, scopes) => (scopes.has('report') ? issuesOn(today) : []), loadReports);
