import type { SearchName } from '@bee/contracts/resource/search';

export const kindTitles: Record<SearchName, string> = {
  research_report: '研报',
  news: '资讯',
  policy: '政策',
  data_model: '产业数据',
  data_product: '数据产品',
  reference: '参考',
  encyclopedia: '百科',
  price: '行情',
  market_report: '市场周报',
  food: '食物成分',
  standard: '标准',
  trade: '外贸',
};
