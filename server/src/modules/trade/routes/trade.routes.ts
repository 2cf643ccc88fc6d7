import type { Deps } from '../../../deps.ts';
import { type Route, route } from '../../../http/route.ts';
import { memberOf } from '../../../http/viewer.ts';
import { regs, tradeModes } from '../model/trade-modes.ts';
import { listOrigins, readCountry, readExportStructure } from '../service/country.service.ts';
import { issueExportToken } from '../service/export/export.service.ts';
import { listProductCates, readTopClass } from '../service/home.service.ts';
import { listPartnerShares, readNewestMonth, readNewestYear } from '../service/newest.service.ts';
import { listPermitOrigins, listPermitProducts, listPermitsOfOrigin } from '../service/permit.service.ts';
import { readTradeProduct } from '../service/product.service.ts';
import { queryTrade } from '../service/query.service.ts';
import { saveQuery } from '../service/save-query.ts';
import { readTree, searchCategory, searchTrade } from '../service/search.service.ts';
import { listRatesOfOrigin, readTaxRates } from '../service/tariff.service.ts';
import { listCountries } from '../store/country.repository.ts';
import { listPlaces, listPorts } from '../store/place.repository.ts';

export const tradeRoutes = ({ db }: Deps): Route[] => [
  route('trade/getProductCateList', () => listProductCates(db)),
  route('trade/getCountryList', ({ kw }) => listCountries(db, kw)),
  route('trade/getPortList', async (request) => ({
    ports: await listPorts(db, request),
    modes: tradeModes,
    regs,
  })),
  route('trade/getTopClass', () => readTopClass(db)),
  route('trade/search', (request) => searchTrade(db, request)),
  route('trade/getCategoryTree', (request) => readTree(db, request)),
  route('trade/searchCategory', (request) => searchCategory(db, request)),
  route('trade/getTradeProductDetail', (request, { viewer }) => readTradeProduct(db, request, viewer)),
  route('trade/getNewestYearData', (request) => readNewestYear(db, request)),
  route('trade/getNewestMonthData', (request) => readNewestMonth(db, request)),
  route('trade/getTaxRate', (request) => readTaxRates(db, request)),
  route('trade/getTaxRateByOrigin', (request) => listRatesOfOrigin(db, request)),
  route('trade/getPermitProductList', (request) => listPermitProducts(db, request)),
  route('trade/getPermitOriginList', (request) => listPermitOrigins(db, request)),
  route('trade/getPermitProductListByOrigin', (request) => listPermitsOfOrigin(db, request)),
  route('trade/getProductByOrigin', (request) => readCountry(db, request)),
  route('trade/getOriginList', (request) => listOrigins(db, request)),
  route('trade/getSupervisePlaceList', (request) => listPlaces(db, request)),
  route('trade/getExportByOrigin', (request) => readExportStructure(db, request)),
  route('trade/getTradePartnerName', (request, { viewer }) => listPartnerShares(db, request, viewer)),
  route('trade/getTradeDataList', (request, { viewer }) => queryTrade(db, request, viewer)),
  route('trade/saveQuery', (request, context) => saveQuery(db, request, memberOf(context), context)),
  route('trade/getOutExcelToken', (request, context) => issueExportToken(db, request, memberOf(context), context)),
];
