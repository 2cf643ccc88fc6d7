import { NotFound } from '../../../../http/errors.ts';
import type { CallContext, ServiceOf } from '../../../../http/route.ts';
import { hasBought } from '../../../commerce/index.ts';
import { contextOf } from '../../article/service/article.service.ts';
import { findArticle } from '../../article/store/article.repository.ts';
import { listTagged } from '../../article/store/tagged.repository.ts';
import { pdfAccess } from '../model/report.policy.ts';
import { presentReport } from '../model/report.presenter.ts';
import { findReportParts, listIssues, readFirstPages } from '../store/report.repository.ts';

/** @throws NotFound also for ids of other articles, which have their own page */
export const readReport: ServiceOf<
  'article/getReportDetail',
  [context: Pick<CallContext, 'viewer' | 'today'>]
> = async (db, { id, tag_id }, { viewer, today }) => {
  const [row, parts] = await Promise.all([findArticle(db, id, today), findReportParts(db, id)]);
  if (!row?.report || !parts) throw new NotFound('没有这份报告，可能已被撤下；请返回报告列表查找');
  const { report } = row;
  const bought = viewer !== null && (await hasBought(db, Number(viewer.uid), 'report', id));
  const { preview } = pdfAccess({ type: row.type, ...report }, viewer, bought);
  const [context, issues, openText] = await Promise.all([
    contextOf(db, row, tag_id),
    report.series ? listIssues(db, report.series.id) : [],
    preview ? readFirstPages(db, id, preview.shown) : '',
  ]);
  const answer = presentReport({ ...row, report, parts, issues, bought, openText }, context, viewer);
  const named = [answer.prev, answer.next, ...issues].flatMap((one) => one?.id ?? []);
  return { ...answer, tagged: await listTagged(db, tag_id, named, answer.content_html) };
};
