import type { OperationId } from './operations.ts';

/** The operations that are read by GET, for the browser, which takes no zod; every other one is a POST. */
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
