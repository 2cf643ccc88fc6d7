import type { OperationId } from './operations.ts';

/**
 * Operations whose answer to a visitor is public and whose call by a visitor only reads: it counts nothing, uses up no
 * limit and is the same for every visitor. They have a cacheable GET, and a replica may answer them. One that writes
 * fails in its tests: on PostgreSQL these operations get a read-only connection. Without zod, for the browser.
 *
 * Not listed although it only reads: `standard/checkNumbers`, because the text that a reader pastes does not belong in
 * an address.
 */
export const publicReads: readonly OperationId[] = [
  'article/detail',
  'article/getBannerList',
  'article/getCategoryList',
  'article/getColumnList',
  'article/getDailyReportList',
  'article/getMonthList',
  'article/getNewsList',
  'article/getRecommendList',
  'article/getRelatedList',
  'article/getReportDetail',
  'article/getReportLists',
  'article/getTagList',
  'article/getTagRelatedList',
  'ast/getAgriSpecialTopicCatagory',
  'ast/getNationwideDataGroupAdcode',
  'ast/getNationwideDataOrderByYear',
  'ast/getProvinceData',
  'ast/getProvinceProfile',
  'ast/getYearList',
  'baike/commentLists',
  'baike/getBaikeLists',
  'baike/getBaikeTree',
  'baike/getNextComment',
  'baike/hotBaike',
  'baike/hotBaikeContent',
  'data/getProductDetail',
  'data/getProductList',
  'data/getRelatedList',
  'data/getRelatedModelList',
  'food/getCateList',
  'food/getDetail',
  'food/getList',
  'food/getRelatedList',
  'food/getSeason',
  'food/search',
  'fruit/filterInit',
  'fruit/getAvgData',
  'fruit/getDetail',
  'fruit/getEchart',
  'fruit/getFilterOrigin',
  'fruit/getOtherAreaList',
  'herbs/getCategoryList',
  'herbs/getEchart',
  'herbs/getHerbsList',
  'industry/getCategory',
  'industry/getChildModelList',
  'industry/getDataDomainTree',
  'industry/getFieldLists',
  'industry/getIndex',
  'industry/getRelateLists',
  'industry/getSeries',
  'industry/getSpaceCity',
  'industry/getTableList',
  'industry/searchTree',
  'industry/seniorSearchTree',
  'openApi/getCatalog',
  'product/getLinks',
  'reference/detail',
  'reference/getEnterpriceInfo',
  'reference/getList',
  'reference/getRelatedEnterpriseList',
  'reference/getRelatedIndustryList',
  'reference/getRelatedReportList',
  'reference/subDetail',
  'site/getFeed',
  'site/getShareCard',
  'site/getSitemap',
  'site/getTools',
  'standard/findLimits',
  'standard/getDetail',
  'standard/getLimitFoods',
  'standard/getLimitSubstances',
  'standard/getList',
  'standard/getTypeList',
  'trade/getCategoryTree',
  'trade/getCountryList',
  'trade/getExportByOrigin',
  'trade/getNewestMonthData',
  'trade/getNewestYearData',
  'trade/getOriginList',
  'trade/getPermitOriginList',
  'trade/getPermitProductList',
  'trade/getPermitProductListByOrigin',
  'trade/getPortList',
  'trade/getProductByOrigin',
  'trade/getProductCateList',
  'trade/getSupervisePlaceList',
  'trade/getTaxRate',
  'trade/getTaxRateByOrigin',
  'trade/getTopClass',
  'trade/getTradeDataList',
  'trade/getTradePartnerName',
  'trade/getTradeProductDetail',
  'trade/search',
  'trade/searchCategory',
  'vegetable/filterList',
  'vegetable/getClassIndex',
  'vegetable/getDetail',
  'vegetable/getEchart',
  'vegetable/getMarketList',
  'vegetable/getMarketWeeklyList',
  'vegetable/getMemberQuoteList',
  'vegetable/getPriceMoves',
  'vegetable/getSupplyDemandCityList',
  'vegetable/getSupplyDemandList',
  'vegetable/getSupplyDemandNameList',
  'vegetable/getVegStatistic',
  'vegetable/marketReportDetail',
  'vegetable/vegList',
];

/** Longer addresses are refused by some proxies. */
const MAX_LENGTH = 2000;

type Call = { method: 'GET' | 'POST'; path: string; payload: unknown };

/**
 * Address of the cacheable answer to a visitor's call; null if the operation has none or the address would be too long.
 * @example '/api/food/getList?q=%7B%22page%22%3A2%7D'
 */
export const publicReadUrl = ({ method, path, payload }: Call): string | null => {
  if (!publicReads.includes(path.slice('/api/'.length) as OperationId)) return null;
  const request = canonicalJson(payload ?? {});
  // The address of a GET without `q` is that of its uncacheable form.
  const url = request === '{}' && method === 'POST' ? path : `${path}?q=${encodeURIComponent(request)}`;
  return url.length <= MAX_LENGTH ? url : null;
};

/** JSON with sorted keys, so that equal requests have one address. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
