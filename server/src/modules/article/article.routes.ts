import type { Deps } from '../../deps.ts';
import { type Route, route } from '../../http/route.ts';
import {
  listByTag,
  listNews,
  listReports,
  readArticle,
  readRecommended,
  readRelated,
  readReport,
} from './article.service.ts';
import { countTags } from './column.repository.ts';
import { readBanners, readCategories, readColumns } from './column.service.ts';

export const articleRoutes = ({ db }: Deps): Route[] => [
  route('article/getColumnList', ({ scope }) => readColumns(db, scope)),
  route('article/getCategoryList', ({ scope, type }) => readCategories(db, scope, type)),
  route('article/getNewsList', (request, { today }) => listNews(db, request, today)),
  route('article/detail', ({ id }, { today }) => readArticle(db, id, today)),
  route('article/getReportLists', (request, { today }) => listReports(db, request, today)),
  route('article/getReportDetail', ({ id }, { today }) => readReport(db, id, today)),
  route('article/getRelatedList', ({ id, limit }, { today }) => readRelated(db, id, limit, today)),
  route('article/getRecommendList', ({ scope, limit }, { today }) => readRecommended(db, scope, limit, today)),
  route('article/getTagList', ({ scope, kw }) => countTags(db, scope, kw)),
  route('article/getTagRelatedList', (request, { today }) => listByTag(db, request, today)),
  route('article/getBannerList', ({ pos }) => readBanners(db, pos)),
];
