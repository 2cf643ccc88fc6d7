import type { MarketReportCard, MarketReportRow } from '@bee/contracts/resource/market-report';
import type { ReportedPrice } from '../../../../db/schema/market-report.ts';
import { NotFound } from '../../../../http/errors.ts';
import type { ServiceOf } from '../../../../http/route.ts';
import type { Viewer } from '../../../../http/viewer.ts';
import { marketProductLink } from '../../../../page-links.ts';
import { findSource, presentSource } from '../../../sources/index.ts';
import { reportAccess } from '../model/vegetable.policy.ts';
import {
  countReports,
  findNeighbours,
  findReport,
  listReports,
  type ReportCardRow,
} from '../store/market-report.repository.ts';

export const listMarketReports: ServiceOf<'vegetable/getMarketWeeklyList', [viewer: Viewer | null]> = async (
  db,
  request,
  viewer,
) => {
  const { page, limit } = request;
  const [{ rows, total, updatedAt }, facets] = await Promise.all([listReports(db, request), countReports(db, request)]);
  return { list: rows.map((row) => presentCard(row, viewer)), total, page, limit, facets, updated_at: updatedAt };
};

/** @throws NotFound if the report does not exist (any more) */
export const readMarketReport: ServiceOf<'vegetable/marketReportDetail', [viewer: Viewer | null]> = async (
  db,
  { id },
  viewer,
) => {
  const report = await findReport(db, id);
  if (!report) throw new NotFound('没有这份市场报告，可能已被撤下；请从市场周报列表中选择');
  const [neighbours, source] = await Promise.all([findNeighbours(db, report), findSource(db, report.source_id)]);
  const card = presentCard(report, viewer);
  return {
    ...card,
    author: report.author,
    from: report.from,
    to: report.to,
    before_from: report.before_from,
    before_to: report.before_to,
    rows: report.rows.slice(0, card.access.preview?.shown).map(presentReported),
    images: [],
    content_html: card.access.allowed ? report.content_html : '',
    ...neighbours,
    source: presentSource(source),
  };
};

const presentCard = (row: ReportCardRow, viewer: Viewer | null): MarketReportCard => ({
  ...row,
  cover: null,
  access: reportAccess(viewer, row.products),
});

const presentReported = ({ spec, ...row }: ReportedPrice): MarketReportRow => ({
  ...row,
  spec: spec || null,
  unit: '元/公斤',
  to: marketProductLink(row.group, row.product),
});
