import type { Deps } from '../../../deps.ts';
import { type Route, route } from '../../../http/route.ts';
import { readProduct, readProducts, readRelated, readRelatedTables } from '../service/data.service.ts';
import { issueDataToken } from '../service/download-data.ts';

export const dataRoutes = ({ db }: Deps): Route[] => [
  route('data/getProductList', (request) => readProducts(db, request)),
  route('data/getProductDetail', (request, { viewer }) => readProduct(db, request, viewer)),
  route('data/getRelatedList', ({ id }) => readRelated(db, id)),
  route('data/getRelatedModelList', ({ id }, { viewer }) => readRelatedTables(db, id, viewer)),
  route('data/getFileToken', (request, context) => issueDataToken(db, request, context)),
];
