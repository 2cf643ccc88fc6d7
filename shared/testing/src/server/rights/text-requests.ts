import { feedTypes } from '@bee/contracts/resource/site';
import type { MarkedTexts } from './mark-texts.ts';
import type { Requests } from './price-requests.ts';

/** Every operation that returns or finds texts, files and postings. */
export const textRequests = (texts: MarkedTexts, news: string, marketReports: readonly string[]): Requests => {
  const { report, issue, product, posting } = texts;
  return {
    'article/getColumnList': [{ scope: 'report' }],
    'article/getCategoryList': [{ scope: 'report', type: 'third_part_report' }],
    'article/getNewsList': [{}, { kw: '蓝靛果' }],
    'article/detail': [{ id: report.id }, { id: news }],
    'article/getRelatedList': [{ id: report.id }],
    'article/getRecommendList': [{ scope: 'report' }],
    'article/getTagList': [{ scope: 'report' }],
    'article/getBannerList': [{ pos: 'home' }],
    'article/getReportLists': [{ limit: 100 }, { kw: '蓝靛果' }, { access: 'vip' }],
    'article/getMonthList': [{}],
    'article/getReportDetail': [{ id: report.id }],
    'article/viewPdf': [{ fid: report.fid }, { fid: issue.fid }],
    'article/viewDoc': [{ fid: report.fid }],
    'article/search': [
      { keyword: '蓝靛果' },
      ...[4, 6, 8].map((page) => ({ keyword: `蓝靛果第${page}页的产量结论`, name: 'research_report' })),
      { keyword: '蓝靛果', name: 'reference' },
      { keyword: '周报', name: 'market_report' },
    ],
    'article/suggest': [{ keyword: '蓝靛果' }],
    'article/hotKeywords': [{}],
    'vegetable/getMarketWeeklyList': [{ limit: 100 }, { kind: 'survey' }],
    'vegetable/marketReportDetail': marketReports.map((id) => ({ id })),
    'reference/getList': [{}],
    'reference/detail': [{ id: issue.series }, { id: issue.id }],
    'reference/getRelatedEnterpriseList': [{ id: issue.series }],
    'reference/getRelatedReportList': [{ id: issue.series }],
    'reference/getRelatedIndustryList': [{ id: issue.series }],
    'data/getProductList': [{ kw: '蓝靛果' }],
    'data/getProductDetail': [{ id: product }],
    'data/getRelatedList': [{ id: product }],
    'data/getRelatedModelList': [{ id: product }],
    'site/getFeed': feedTypes.map((type) => ({ type })),
    'site/getShareCard': [{ id: report.id }],
    'site/getSitemap': [{ source: 'report', page: 1 }],
    'vegetable/getSupplyDemandCityList': [{ kind: 'supply' }],
    'vegetable/getSupplyDemandNameList': [{ kind: 'supply' }],
    'vegetable/getSupplyDemandList': [{ kind: 'supply', limit: 100 }],
    'vegetable/getSupplyDemandDetail': [{ id: posting }, { id: posting, reveal: 1 }],
    'baike/getBaikeTree': [{}],
    'baike/hotBaike': [{}],
    'baike/hotBaikeContent': [{}],
    'baike/getBaikeLists': [{}],
    'standard/getList': [{}],
    'order/getOrderSubmitData': [
      { id: report.id, type: 'report' },
      { id: product, type: 'data' },
    ],
  };
};

export const TEXT_QUESTIONS = ['蓝靛果第8页的产量结论是什么？', '最近的市场周报说了什么？'];
