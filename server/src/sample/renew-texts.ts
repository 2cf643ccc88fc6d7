import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { leaveReportFiles } from '../modules/files/store/file.repository.ts';
import { takeSampleTurn } from '../modules/search/store/search-index.ts';
import { datedTexts } from './content/dated-texts.ts';
import type { PartOptions } from './later-parts.ts';
import { storeDrafts } from './load-content.ts';
import { productNames } from './prices/price-lines.ts';
import { loadReferences } from './references/load-references.ts';
import { loadReports } from './reports/load-reports.ts';
import { reportsOn } from './reports/report-file.ts';

/**
 * Writes the sample's texts, reports and references again, because they name figures that an upgrade has replaced. Ids
 * and counted views stay. What an import has replaced does not come back. @returns number of articles and reports
 */
export const renewTexts = (db: Db, { today, size }: PartOptions, now: Date): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await takeSampleTurn(tx);
    const held = await tx.selectFrom('article').where('sample', '=', true).select(['id', 'views']).execute();
    const known = new Set(held.map(({ id }) => id));
    const isHeld = ({ id }: { id: string }) => known.has(id);
    const drafts = datedTexts(today).filter(isHeld);
    if (drafts.length > 0) await storeDrafts(tx, drafts, today);
    const reports = reportsOn(today, productNames(size)).filter(isHeld);
    if (reports.length > 0) {
      const ids = reports.map(({ id }) => id);
      await leaveReportFiles(tx, ids, now);
      await tx.deleteFrom('report_task').where('article_id', 'in', ids).execute();
      await loadReports(tx, reports, today);
    }
    await sql`
      update article a set views = h.views
      from unnest(${held.map(({ id }) => id)}::text[], ${held.map(({ views }) => views)}::int[]) as h (id, views)
      where a.id = h.id`.execute(tx);
    const series = await tx.selectFrom('reference_series').where('sample', '=', true).select('id').limit(1).execute();
    if (series.length > 0) await loadReferences(tx, today, size);
    return drafts.length + reports.length;
  });
