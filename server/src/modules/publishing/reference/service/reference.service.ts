import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import type { Db } from '../../../../db/schema.ts';
import { NotFound } from '../../../../http/errors.ts';
import type { CallContext, ServiceOf } from '../../../../http/route.ts';
import type { Viewer } from '../../../../http/viewer.ts';
import { presentReportCard } from '../../report/model/report.presenter.ts';
import {
  presentEnterprise,
  presentFacets,
  presentIssue,
  presentReferenceCard,
  presentSections,
  presentSeries,
  presentSubArticle,
  presentTable,
} from '../model/reference.presenter.ts';
import { findReference, findSubArticle } from '../store/reference.repository.ts';
import { listReferences } from '../store/reference-list.repository.ts';
import {
  findEnterprise,
  listEnterprises,
  listReports,
  listTables,
  type RelatedPage,
} from '../store/related.repository.ts';

export const readReferences: ServiceOf<'reference/getList'> = async (db, request) => {
  const { rows, total, facets, updated_at } = await listReferences(db, request);
  const { page, limit } = request;
  return {
    list: rows.map(presentReferenceCard),
    total,
    page,
    limit,
    facets: presentFacets(facets),
    updated_at: updated_at && new Date(updated_at).toISOString(),
  };
};

export const readReference = async (
  db: Db,
  id: string,
  viewer: Viewer | null,
): Promise<DataFor<'reference/detail'>> => {
  const row = await findReference(db, id);
  if (!row) throw new NotFound('没有这个产业参考，可能已被撤下；请返回产业参考列表查找');
  return {
    series: presentSeries(row.series, row.issues[0] ?? null),
    issue: row.issue && presentIssue(row.issue, viewer),
    issues: row.issues,
    sections: presentSections(row),
    articles: row.articles,
  };
};

export const readSubArticle = async (db: Db, id: string): Promise<DataFor<'reference/subDetail'>> => {
  const row = await findSubArticle(db, id);
  if (!row) throw new NotFound('没有这篇文章，可能已被撤下；请返回产业参考列表查找');
  return presentSubArticle(row);
};

export const readEnterprise = async (db: Db, id: string): Promise<DataFor<'reference/getEnterpriceInfo'>> => {
  const row = await findEnterprise(db, id);
  if (!row) throw new NotFound('没有这家企业，可能已被撤下；请返回产业参考查找');
  return presentEnterprise(row);
};

type RelatedRequest = ParsedRequestFor<'reference/getRelatedReportList'>;

export const readEnterprises = async (db: Db, request: RelatedRequest) =>
  answer(request, await listEnterprises(db, pagedBy(request)), presentEnterprise);

export const readReports = async (
  db: Db,
  request: RelatedRequest,
  { today, viewer }: Pick<CallContext, 'today' | 'viewer'>,
) => answer(request, await listReports(db, pagedBy(request), today), (row) => presentReportCard(row, viewer));

export const readTables = async (db: Db, request: RelatedRequest) =>
  answer(request, await listTables(db, pagedBy(request)), presentTable);

const pagedBy = ({ id, issue_id, page, limit }: RelatedRequest) => ({ scope: issue_id ?? id, page, limit });

const answer = <Row, Item>(
  { page, limit }: RelatedRequest,
  { known, list, total }: RelatedPage<Row>,
  present: (row: Row) => Item,
) => {
  if (!known) throw new NotFound('没有这个产业参考，可能已被撤下；请返回产业参考列表查找');
  return { list: list.map(present), total, page, limit, updated_at: null };
};
