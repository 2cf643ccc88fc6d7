import { openPages } from '@bee/domain/reading-rights';
import type { Db } from '../../../../db/schema.ts';
import type { SearchInput } from '../../../search/index.ts';

/** Search document of a report with a PDF: title, names and every paragraph of every page. */
export const reportSearchInput = async (db: Db, articleId: string): Promise<SearchInput | null> => {
  const row = await db
    .selectFrom('article as a')
    .innerJoin('report as r', 'r.article_id', 'a.id')
    .where('a.id', '=', articleId)
    .select([
      'a.title',
      'a.type',
      'a.published_at',
      'a.sample',
      'a.summary',
      'r.org_name',
      'r.issue_no',
      'r.pages',
      'r.fid',
    ])
    .executeTakeFirst();
  if (!row) return null;
  const pages = await db
    .selectFrom('report_page')
    .select(['page', 'text'])
    .where('article_id', '=', articleId)
    .where('text', '<>', '')
    .orderBy('page')
    .execute();
  return {
    kind: 'research_report',
    refId: articleId,
    title: row.title,
    meta: [row.org_name, row.issue_no].filter((one) => one !== null),
    date: row.published_at,
    page: 'article/report',
    params: { id: articleId },
    sample: row.sample,
    open: openPages(row.type, row.pages),
    ...(row.fid && { viewer: { page: 'article/viewPdf', params: { fid: row.fid } } }),
    blocks: pages.flatMap(({ page, text }) => text.split('\n').map((line) => ({ heading: false, text: line, page }))),
  };
};
