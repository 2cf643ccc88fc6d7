import type { Deps } from '../../../../deps.ts';
import { type Route, route } from '../../../../http/route.ts';
import { readReport } from '../service/report.service.ts';

export const reportRoutes = ({ db }: Deps): Route[] => [
  route('article/getReportDetail', (request, context) => readReport(db, request, context)),
];
