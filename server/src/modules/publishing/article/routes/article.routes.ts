import type { Deps } from '../../../../deps.ts';
import { type Route, route } from '../../../../http/route.ts';
import {
  listByTag,
  listNews,
  listReports,
  readArticle,
  readRecommended,
  readRelated,
} from '../service/article.service.ts';
import { readBanners, readCategories, readColumns } from '../service/column.service.ts';
import { countMonths, countTags } from '../store/column.repository.ts';

export const articleRoutes = ({ db }: Deps): Route[] => [
  route('article/getColumnList', ({ scope }) => readColumns(db, scope)),
  route('article/getCategoryList', ({ scope, type }) => readCategories(db, scope, type)),
  route('article/getNewsList', (request, { today }) => listNews(db, request, today)),
  route('article/detail', (request, { today }) => readArticle(db, request, today)),
  route('article/getReportLists', (request, context) => listReports(db, request, context)),
  route('article/getMonthList', ({ type, year }) => countMonths(db, type, year)),
  route('article/getRelatedList', ({ id, limit }, { today }) => readRelated(db, id, limit, today)),
  route('article/getRecommendList', ({ scope, limit }, { today }) => readRecommended(db, scope, limit, today)),
  route('article/getTagList', ({ scope, kw }) => countTags(db, scope, kw)),
  route('article/getTagRelatedList', (request, { today }) => listByTag(db, request, today)),
  route('article/getBannerList', ({ pos }) => readBanners(db, pos)),
];
