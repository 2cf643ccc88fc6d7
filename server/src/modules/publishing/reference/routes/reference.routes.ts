import type { Deps } from '../../../../deps.ts';
import { type Route, route } from '../../../../http/route.ts';
import {
  readEnterprise,
  readEnterprises,
  readReference,
  readReferences,
  readReports,
  readSubArticle,
  readTables,
} from '../service/reference.service.ts';

export const referenceRoutes = ({ db }: Deps): Route[] => [
  route('reference/getList', (request) => readReferences(db, request)),
  route('reference/detail', ({ id }, { viewer }) => readReference(db, id, viewer)),
  route('reference/subDetail', ({ id }) => readSubArticle(db, id)),
  route('reference/getRelatedEnterpriseList', (request) => readEnterprises(db, request)),
  route('reference/getEnterpriceInfo', ({ id }) => readEnterprise(db, id)),
  route('reference/getRelatedReportList', (request, context) => readReports(db, request, context)),
  route('reference/getRelatedIndustryList', (request) => readTables(db, request)),
];
