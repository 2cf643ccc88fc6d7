import type { DataFor, OperationId } from '@bee/contracts/operations';
import type { TestApp } from './test-app.ts';

/** Public reads of what the sample has none of; their requests are refused. */
export const missingInSample: readonly OperationId[] = ['data/getProductDetail', 'data/getRelatedModelList'];

/** One request of the sample data for each public read that needs more than `{}`. */
export const publicRequests = async (test: TestApp): Promise<Partial<Record<OperationId, object>>> => {
  const read = async <Id extends OperationId>(id: Id, request: object = {}) =>
    (await test.call(id, request)).body.data as DataFor<Id>;
  const first = async (id: OperationId, request: object = {}) =>
    ((await read(id, request)) as { list: Record<string, string>[] }).list[0] ?? {};
  const { id: news } = await first('article/getNewsList');
  const { id: report } = await first('article/getReportLists');
  const { id: issue } = await first('reference/getList');
  const { code } = await first('food/getList');
  const { id: standard } = await first('standard/getList');
  const { id: entry } = await first('baike/getBaikeLists');
  const { id: enterprise } = await first('reference/getRelatedEnterpriseList', { id: issue });
  const tag_id = (await read('article/getTagList', { scope: 'news' }))[0]?.id;
  const cate_id = (await read('ast/getAgriSpecialTopicCatagory')).flatMap(topicsIn)[0];
  const { model_id } = await first('industry/seniorSearchTree');
  const table = { model_id };
  const domain_id = (await read('industry/getDataDomainTree'))[0]?.id;
  const subArticle = (await read('reference/detail', { id: issue })).articles[0]?.id;
  const { id: weekly } = await first('vegetable/getMarketWeeklyList');
  const { group, product: name } = await first('vegetable/vegList');
  const { spec_id } = await first('herbs/getHerbsList');
  const fruit = (await read('fruit/getOtherAreaList')).list[0];
  if (!fruit) throw new Error('the sample has no fruit');
  const { production_area, category, type, addr, original } = fruit;
  const fruitKey = { production_area, category, type, addr, unit: original.unit.replace('元/', '') };
  const product = { group, name };
  const hs = '08106000';
  return {
    'article/detail': { id: news },
    'article/getReportDetail': { id: report },
    'article/getRelatedList': { id: news },
    'article/suggest': { keyword: '白菜' },
    'reference/detail': { id: issue },
    'reference/getRelatedEnterpriseList': { id: issue },
    'reference/getRelatedReportList': { id: issue },
    'reference/getRelatedIndustryList': { id: issue },
    'food/getDetail': { code },
    'food/getRelatedList': { code },
    'food/search': { keyword: '白菜' },
    'standard/getDetail': { id: standard },
    'data/getProductDetail': { id: 'nothing' },
    'data/getRelatedList': { id: 'nothing' },
    'data/getRelatedModelList': { id: 'nothing' },
    'baike/commentLists': { baike_id: entry },
    'vegetable/marketReportDetail': { id: weekly },
    'vegetable/getDetail': product,
    'vegetable/getEchart': product,
    'vegetable/getPriceMoves': product,
    'vegetable/getMarketList': product,
    'vegetable/getMemberQuoteList': product,
    'product/getLinks': { name },
    'herbs/getEchart': { spec_id },
    'fruit/getDetail': fruitKey,
    'fruit/getAvgData': fruitKey,
    'fruit/getEchart': fruitKey,
    'trade/search': { keyword: '榴莲' },
    'trade/searchCategory': { keyword: '榴莲' },
    'trade/getTradeProductDetail': { hs },
    'trade/getNewestYearData': { hs, flow: 'import' },
    'trade/getNewestMonthData': { hs, flow: 'import' },
    'trade/getTaxRate': { hs },
    'trade/getTaxRateByOrigin': { origin: 'TH' },
    'trade/getPermitOriginList': { name: '榴莲' },
    'trade/getPermitProductListByOrigin': { origin: 'TH' },
    'trade/getProductByOrigin': { origin: 'TH', flow: 'import' },
    'trade/getExportByOrigin': { origin: 'TH' },
    'trade/getTradePartnerName': { hs, flow: 'import' },
    'trade/getTradeDataList': { hs: [hs], freq: 'M', row: 'partner', col: 'period' },
    'article/getCategoryList': { scope: 'report' },
    'article/getColumnList': { scope: 'report' },
    'article/getTagRelatedList': { tag_id },
    'ast/getYearList': { cate_id },
    'ast/getNationwideDataGroupAdcode': { cate_id },
    'ast/getNationwideDataOrderByYear': { cate_id },
    'ast/getProvinceData': { cate_id, adcode: '530000' },
    'ast/getProvinceProfile': { adcode: '530000' },
    'baike/getNextComment': { comment_id: '1' },
    'industry/getCategory': { domain_id },
    'industry/getIndex': table,
    'industry/getFieldLists': table,
    'industry/getSpaceCity': table,
    'industry/getRelateLists': table,
    'industry/getChildModelList': table,
    'industry/getTableList': table,
    'industry/getSeries': { series: [{ ...table, measure: 'value', at: {} }] },
    'industry/searchTree': { keyword: '产量' },
    'reference/subDetail': { id: subArticle },
    'reference/getEnterpriceInfo': { id: enterprise },
    'standard/findLimits': { food: '大米' },
    'site/getFeed': { type: 'industry_news' },
    'site/getShareCard': { id: news },
    'site/getSitemap': { source: 'report', page: 1 },
  };
};

type Topic = { id?: string | null; children?: Topic[] };
const topicsIn = ({ id, children = [] }: Topic): string[] => [...(id ? [id] : []), ...children.flatMap(topicsIn)];
