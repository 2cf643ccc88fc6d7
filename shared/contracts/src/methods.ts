import type { OperationId } from './operations.ts';

/** Operations that use GET, for the browser, which does not load zod; all others use POST. */
const readByGet: readonly OperationId[] = [
  'a_i/getChatId',
  'article/detail',
  'article/getBannerList',
  'article/getReportDetail',
  'article/viewPdf',
  'article/viewDoc',
  'reference/detail',
  'reference/subDetail',
  'standard/getDetail',
  'site/getSitemap',
  'site/getTouchedTags',
  'site/getFeed',
  'site/getShareCard',
  'base/getClientIp',
  'base/getQrCode',
  'user/getImgVerificationCode',
  'food/getCateList',
  'trade/getCountryList',
  'trade/getPortList',
  'trade/getProductCateList',
  'trade/getTopClass',
  'vegetable/marketReportDetail',
];

export const methodOf = (id: OperationId): 'GET' | 'POST' => (readByGet.includes(id) ? 'GET' : 'POST');
