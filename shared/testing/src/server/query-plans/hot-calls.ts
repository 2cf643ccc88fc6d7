import type { DataFor, OperationId, RequestFor } from '@bee/contracts/operations';
import { ask, newChat } from '../../../../../server/src/modules/assistant/ai-test-data.ts';
import { DEMO_PASSWORD, DEMO_VIP } from '../../../../../server/src/sample/members.ts';
import { signIn } from '../members.ts';
import type { Browser, TestApp } from '../test-app.ts';
import { SAMPLE_DAY } from '../test-database.ts';

/** Runs `work` and keeps the statements that it sends under a name. */
export type Recorder = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

type Read = <Id extends OperationId>(id: Id, request: RequestFor<Id>, browser?: Browser) => Promise<DataFor<Id>>;

/** What visitors, members and operators read all day: home page, lists, details, charts and accounts. */
export const makeHotCalls = async (test: TestApp, record: Recorder): Promise<void> => {
  const read: Read = (id, request, browser) =>
    record(id, async () => {
      const { body } = await test.call(id, request, browser);
      if (body.code !== 1) throw new Error(`${id} failed: ${body.msg}`);
      return body.data as never;
    });
  await readTexts(read);
  await readPrices(read);
  await readTrade(read);
  await readTables(read);
  await readAccounts(test, read);
  const visitor = test.newBrowser();
  const chat_id = await newChat(test, visitor);
  await record('a_i/getAnswer', () =>
    ask(test, visitor, { chat_id, message_id: 'm1', question: '农药残留超标怎么处理？' }),
  );
};

const HS = '08106000';

const readTexts = async (read: Read) => {
  await read('article/getBannerList', {});
  await read('article/getColumnList', { scope: 'news' });
  const news = await read('article/getNewsList', { type: 'industry_news' });
  await read('article/getNewsList', { sort: 'hot', page: 3 });
  const policies = await read('article/getNewsList', { type: 'policy_repository', year: '2025' });
  const reports = await read('article/getReportLists', {});
  await read('article/detail', { id: news.list[0]?.id ?? '' });
  await read('article/detail', { id: policies.list[0]?.id ?? '' });
  await read('article/getReportDetail', { id: reports.list[0]?.id ?? '' });
  await read('article/getRelatedList', { id: news.list[0]?.id ?? '' });
  await read('article/getRecommendList', { scope: 'news' });
  await read('article/getTagList', { scope: 'news' });
  await read('article/getTagRelatedList', { tag_id: '大白菜', hub: true });
  await read('article/search', { keyword: '大白菜价格' });
  await read('article/search', { keyword: '农药残留', name: 'standard', sort: 'new' });
  await read('article/suggest', { keyword: '大白' });
  await read('article/suggest', { keyword: 'dabai' });
  await read('article/hotKeywords', {});
  await read('site/getFeed', { type: 'industry_news' });
  await read('reference/getList', {});
  const entries = await read('baike/getBaikeLists', { sort: 'views' });
  await read('baike/getBaikeContent', { id: entries.list[0]?.id ?? '' });
  await read('baike/commentLists', { baike_id: entries.list[0]?.id ?? '' });
};

const readPrices = async (read: Read) => {
  const { list: products } = await read('vegetable/vegList', {});
  const { group = '', product: name = '', market_id = '' } = products[0] ?? {};
  await read('vegetable/vegList', { by: 'market', name });
  await read('vegetable/vegList', { market_id });
  await read('vegetable/vegList', { date: SAMPLE_DAY });
  await read('vegetable/filterList', {});
  await read('vegetable/getClassIndex', {});
  await read('vegetable/getVegStatistic', {});
  await read('vegetable/getDetail', { group, name });
  await read('vegetable/getEchart', { group, name, markets: [market_id] });
  await read('vegetable/getPriceMoves', { group, name });
  await read('vegetable/getMarketList', { group, name });
  const weeklies = await read('vegetable/getMarketWeeklyList', {});
  await read('vegetable/marketReportDetail', { id: weeklies.list[0]?.id ?? '' });
  await read('article/getDailyReportList', {});
  await read('article/getDailyReportList', { product: name });
  const { list: fruits } = await read('fruit/getOtherAreaList', {});
  const [fruit] = fruits;
  if (!fruit) throw new Error('the sample has no fruit');
  const { production_area, category, type, addr, unit_key: unit } = fruit;
  await read('fruit/getDetail', { production_area, category, type, addr, unit });
  await read('fruit/getEchart', { production_area, category, type, addr, unit });
  const { list: herbs } = await read('herbs/getHerbsList', {});
  await read('herbs/getEchart', { spec_id: herbs[0]?.spec_id ?? '', analysis: true });
  await read('product/getLinks', { name });
  const { list: postings } = await read('vegetable/getSupplyDemandList', { kind: 'supply' });
  await read('vegetable/getSupplyDemandList', { kind: 'supply', product: postings[0]?.product ?? '' });
  await read('vegetable/getSupplyDemandDetail', { id: postings[0]?.id ?? '' });
};

const readTrade = async (read: Read) => {
  await read('trade/search', { keyword: '榴莲' });
  await read('trade/getCategoryTree', {});
  await read('trade/getTopClass', {});
  await read('trade/getTradeProductDetail', { hs: HS });
  await read('trade/getNewestYearData', { hs: HS, flow: 'import' });
  await read('trade/getTradePartnerName', { hs: HS, flow: 'import' });
  await read('trade/getProductByOrigin', { origin: 'TH', flow: 'import' });
  await read('trade/getExportByOrigin', { origin: 'TH' });
  await read('trade/getTradeDataList', { hs: [HS, '0810'], row: 'partner', col: 'period' });
  await read('trade/getTradeDataList', { hs: [HS], row: 'port', col: 'period' });
};

const readTables = async (read: Read) => {
  const topics = await read('ast/getAgriSpecialTopicCatagory', {});
  const cate_id = topics[0]?.children[0]?.children[0]?.id ?? '';
  await read('ast/getNationwideDataGroupAdcode', { cate_id });
  await read('ast/getProvinceData', { cate_id, adcode: '530000' });
  const foods = await read('food/getList', {});
  await read('food/getDetail', { code: foods.list[0]?.code ?? '' });
  await read('food/search', { keyword: '白菜' });
  const standards = await read('standard/getList', {});
  await read('standard/getList', { kw: '蔬菜' });
  await read('standard/getDetail', { id: standards.list[0]?.id ?? '' });
  await read('standard/findLimits', { food: '大白菜' });
  await read('industry/getDataDomainTree', {});
  await read('industry/seniorSearchTree', { name: '价格' });
  const { list: tables } = await read('industry/getRecentList', { kind: 'updated' });
  const model_id = tables[0]?.model_id ?? '';
  await read('industry/getIndex', { model_id });
  await read('industry/getFieldLists', { model_id });
  await read('industry/getTableList', { model_id, filters: { period: { last: 12 } } });
};

const readAccounts = async (test: TestApp, read: Read) => {
  const member = test.newBrowser();
  const { body } = await test.call('user/login', { username: DEMO_VIP, password: DEMO_PASSWORD }, member);
  member.token = String(body.token);
  await read('user/getProfile', {}, member);
  await read('user/getUnreadCount', {}, member);
  await read('user/getMessageList', {}, member);
  await read('user/getMyFavoriteList', {}, member);
  await read('user/getScoreLists', {}, member);
  await read('user/getPriceWatchList', {}, member);
  const orders = await read('order/getList', {}, member);
  await read('order/detail', { id: orders.list[0]?.id ?? '' }, member);
  await read('order/getInvoiceRequestList', {}, member);
  await read('vegetable/getSupplyDemandList', { mine: 1 }, member);
  await read('a_i/getHistoryLists', {}, member);
  const operator = await signIn(test, { operator: true });
  await read('ops/getPurchaseList', {}, operator);
  await read('ops/getReviewCounts', {}, operator);
};
