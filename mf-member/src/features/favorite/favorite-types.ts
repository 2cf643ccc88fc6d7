import type { FavoriteType } from '@bee/contracts/resource/user';

/** In the order of the tabs; the server's facets use the same keys. */
export const favoriteTypes: Record<FavoriteType, string> = {
  article: '资讯',
  report: '研报',
  policy: '政策',
  reference: '产业参考',
  model: '产业数据',
  product: '数据产品',
  price: '行情',
  food: '食物成分',
  standard: '标准',
  baike: '百科',
  trade: '贸易',
  trade_query: '贸易查询',
};
