import type { Deps } from '../../../deps.ts';
import { type Route, route } from '../../../http/route.ts';
import { memberOf } from '../../../http/viewer.ts';
import { takeTableExport } from '../../../limits/take-export.ts';
import { readNation, readPlace, readProvince, readTopics, readYearMap, readYears } from '../service/ast.service.ts';

export const statisticsRoutes = ({ db }: Deps): Route[] => [
  route('ast/getAgriSpecialTopicCatagory', () => readTopics(db)),
  route('ast/getYearList', (request) => readYears(db, request)),
  route('ast/getNationwideDataGroupAdcode', (request) => readYearMap(db, request)),
  route('ast/getNationwideDataOrderByYear', (request) => readNation(db, request)),
  route('ast/takeExport', (_request, context) => takeTableExport(db, memberOf(context), 'statistics', context)),
  route('ast/getProvinceData', (request) => readPlace(db, request)),
  route('ast/getProvinceProfile', (request) => readProvince(db, request)),
];
