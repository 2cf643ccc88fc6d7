import { touchTags } from '../../cache/tag.repository.ts';
import type { Db } from '../../db/schema.ts';
import { takeSampleTurn } from '../../modules/search/store/search-index.ts';
import { saveSource } from '../../modules/sources/store/source.repository.ts';
import { loadReports } from './load-reports.ts';
import type { ReportDraft } from './report-draft.ts';
import { issuesOn } from './report-file.ts';

/**
 * Adds the weekly and monthly sample reports that have gone to press since the last look; those that are there stay as
 * they are. Nothing is added where an import has put real reports in the place of the samples. @returns their number
 */
export const catchUpReports = async (db: Db, today: string): Promise<number> => {
  if ((await missingReports(db, today)).length === 0) return 0;
  return db.transaction().execute(async (transaction) => {
    // Imports that replace the samples and other processes that look wait for this turn, too.
    await takeSampleTurn(transaction);
    const drafts = await missingReports(transaction, today);
    if (drafts.length === 0) return 0;
    const sourceId = await saveSource(transaction, {
      kind: 'article',
      name: '农小蜂示例数据',
      publisher: '农小蜂',
      sample: true,
      at: `${today}T00:00:00+08:00`,
    });
    await loadReports(transaction, drafts, sourceId);
    await touchTags(transaction, ['publishing', 'search']);
    return drafts.length;
  });
};

const missingReports = async (db: Db, today: string): Promise<ReportDraft[]> => {
  const stored = await db
    .selectFrom('article')
    .where('scope', '=', 'report')
    .where('sample', '=', true)
    .select('id')
    .execute();
  if (stored.length === 0) return [];
  const known = new Set(stored.map(({ id }) => id));
  return issuesOn(today).filter(({ id }) => !known.has(id));
};
