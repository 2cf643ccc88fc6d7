import type { Deps } from '../../../deps.ts';
import { type Route, route } from '../../../http/route.ts';
import { memberOf } from '../../../http/viewer.ts';
import { searchTables } from '../service/advanced-search.service.ts';
import { issueTableExport } from '../service/export/export.service.ts';
import { queryTable } from '../service/query.service.ts';
import { readSeries } from '../service/series.service.ts';
import { readChildren, readFields, readPlaces, readRecent, readRelated, readTable } from '../service/table.service.ts';
import { readCategories, readTree, searchTree } from '../service/tree.service.ts';

export const industryRoutes = ({ db }: Deps): Route[] => [
  route('industry/getDataDomainTree', (request) => readTree(db, request)),
  route('industry/searchTree', (request) => searchTree(db, request)),
  route('industry/seniorSearchTree', (request, { viewer }) => searchTables(db, request, viewer)),
  route('industry/getCategory', (request) => readCategories(db, request)),
  route('industry/getIndex', (request, context) => readTable(db, request, context)),
  route('industry/getFieldLists', (request) => readFields(db, request)),
  route('industry/getSpaceCity', (request) => readPlaces(db, request)),
  route('industry/getTableList', (request, { viewer }) => queryTable(db, request, viewer)),
  route('industry/getSeries', (request, context) => readSeries(db, request, context)),
  route('industry/getOutExcelToken', (request, context) => issueTableExport(db, request, memberOf(context), context)),
  route('industry/getRecentList', (request, { viewer }) => readRecent(db, request, viewer)),
  route('industry/getRelateLists', (request, { viewer }) => readRelated(db, request, viewer)),
  route('industry/getChildModelList', (request, { viewer }) => readChildren(db, request, viewer)),
];
