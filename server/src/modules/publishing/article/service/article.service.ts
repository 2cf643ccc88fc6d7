import type { Db } from '../../../../db/schema.ts';
import { NotFound } from '../../../../http/errors.ts';
import type { CallContext, ServiceOf } from '../../../../http/route.ts';
import { pictureOf } from '../../policy/model/diagram/draw-diagram.ts';
import { comparePolicies, readRelations } from '../../policy/service/policy.service.ts';
import { presentReportCard } from '../../report/model/report.presenter.ts';
import { readHub } from '../../tag/service/hub.service.ts';
import { presentArticle, presentCard } from '../model/article.presenter.ts';
import {
  type ArticleRow,
  findArticle,
  findNeighbours,
  listRecommended,
  listRelated,
  listVersions,
} from '../store/article.repository.ts';
import { listArticles } from '../store/article-list.repository.ts';
import { countTagScopes } from '../store/column.repository.ts';
import { listTagged } from '../store/tagged.repository.ts';
import { readTag } from './read-tag.ts';

const POLICY_FACETS = ['type', 'org', 'level', 'region', 'doc_type', 'validity', 'year'] as const;

export const listNews: ServiceOf<'article/getNewsList', [today: string]> = async (db, request, today) => {
  const scopes = scopesOf(request.type);
  const facets = scopes.includes('policy') ? [...POLICY_FACETS] : (['type', 'cate', 'tag', 'year'] as const);
  const { rows, total, ...rest } = await listArticles(db, { ...request, scopes, today }, [...facets]);
  const { page, limit } = request;
  return {
    list: rows.map(presentCard),
    total,
    page,
    limit,
    facets: rest.facets,
    updated_at: instantOf(rest.updatedAt),
  };
};

const REPORT_FACETS = ['type', 'cate', 'org', 'year', 'pages', 'access'] as const;

export const listReports: ServiceOf<
  'article/getReportLists',
  [context: Pick<CallContext, 'today' | 'viewer'>]
> = async (db, { kw, ...request }, { today, viewer }) => {
  const filter = { ...request, title: kw, scopes: ['report'], today };
  const { rows, total, facets, updatedAt } = await listArticles(db, filter, REPORT_FACETS);
  const list = rows.map((row) => presentReportCard(row, viewer));
  const { page, limit } = request;
  return { list, total, page, limit, facets, updated_at: instantOf(updatedAt) };
};

/** @throws NotFound when the tag does not exist */
export const listByTag: ServiceOf<'article/getTagRelatedList', [today: string]> = async (
  db,
  { tag_id, scope, hub, ...request },
  today,
) => {
  const tag = await readTag(db, tag_id);
  const scopes = scope ? [scope] : ['report', 'news', 'policy'];
  const [found, counts, known] = await Promise.all([
    listArticles(db, { ...request, scopes, today, tag_id: tag.id }, ['type', 'year']),
    countTagScopes(db, tag.id),
    hub ? readHub(db, tag, today) : null,
  ]);
  return {
    tag,
    hub: known,
    list: found.rows.map(presentCard),
    total: found.total,
    page: request.page,
    limit: request.limit,
    facets: { ...found.facets, scope: counts.map((one) => ({ ...one, label: scopeTitles[one.value] ?? one.value })) },
    updated_at: instantOf(found.updatedAt),
  };
};

/** @throws NotFound also for ids of reports, which have their own page */
export const readArticle: ServiceOf<'article/detail', [today: string]> = async (db, { id, cmp, tag_id }, today) => {
  const row = await findArticle(db, id, today);
  if (!row || row.scope === 'report') throw new NotFound('没有这篇文章，可能已被撤下；请返回列表查找');
  const [context, relations, comparison] = await Promise.all([
    contextOf(db, row, tag_id),
    readRelations(db, row, today),
    cmp ? comparePolicies(db, row, cmp, today) : null,
  ]);
  const picture = row.type === 'policy_diagram' ? pictureOf(row) : null;
  const article = presentArticle(row, context);
  const named = [article.prev, article.next, article.replaced_by, ...article.versions, ...article.replaces];
  const ids = [...named, ...Object.values(relations).flat()].flatMap((one) => one?.id ?? []);
  const tagged = await listTagged(db, tag_id, ids, article.content_html);
  return { ...article, relations, comparison, picture, tagged };
};

export const readRelated = async (db: Db, id: string, limit: number, today: string) =>
  (await listRelated(db, id, limit, today)).map(presentCard);

export const readRecommended = async (db: Db, scope: string | undefined, limit: number, today: string) =>
  (await listRecommended(db, scope, limit, today)).map(presentCard);

/** Neighbours and versions of an article; with a tag, the neighbours are limited to that tag. */
export const contextOf = async (db: Db, row: ArticleRow, tag: string | undefined) => {
  if (row.scope === 'special') return { prev: null, next: null, versions: [] };
  const [neighbours, versions] = await Promise.all([
    findNeighbours(db, row, tag),
    row.chain_key ? listVersions(db, row.chain_key) : [],
  ]);
  return { ...neighbours, versions };
};

const scopeTitles: Record<string, string> = { report: '报告', news: '资讯', policy: '政策' };

const NEWS_TYPES: readonly string[] = ['beedata_opinion', 'industry_news'];

const scopesOf = (type: string | undefined): string[] => {
  if (!type) return ['news', 'policy'];
  return NEWS_TYPES.includes(type) ? ['news'] : ['policy'];
};

/** Accepts both timestamps inside a JSON result of PostgreSQL and timestamps that the driver has parsed. */
const instantOf = (value: string | null): string | null => (value ? new Date(value).toISOString() : null);
