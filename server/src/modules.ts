import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import type { Route } from './http/route.ts';
import { aiRoutes } from './modules/ai/ai.routes.ts';
import { articleRoutes } from './modules/article/article.routes.ts';
import { statisticsRoutes } from './modules/ast/ast.routes.ts';
import { baikeRoutes } from './modules/baike/baike.routes.ts';
import { baseRoutes } from './modules/base/base.routes.ts';
import { dataRoutes } from './modules/data/data.routes.ts';
import { dataTransfer } from './modules/data/data-transfer.ts';
import { documentRoutes } from './modules/document/document.routes.ts';
import { documentTransfer } from './modules/document/document-transfer.ts';
import { enterpriseRoutes } from './modules/enterprise/enterprise.routes.ts';
import { exportTransfer } from './modules/export/export-transfer.ts';
import { fileRoutes } from './modules/file/file.routes.ts';
import { fileTransfer } from './modules/file/file-transfer.ts';
import { foodRoutes } from './modules/food/food.routes.ts';
import { fruitRoutes } from './modules/fruit/fruit.routes.ts';
import { herbsRoutes } from './modules/herbs/herbs.routes.ts';
import { writeTableExport } from './modules/industry/export/export.service.ts';
import { industryRoutes } from './modules/industry/industry.routes.ts';
import { invoiceRoutes } from './modules/invoice/invoice.routes.ts';
import { marketDataRoutes } from './modules/market-data/market-data.routes.ts';
import { messageRoutes } from './modules/message/message.routes.ts';
import { opsRoutes } from './modules/ops/ops.routes.ts';
import { operationsPageRoutes } from './modules/ops/site/operations-page.routes.ts';
import { orderRoutes } from './modules/order/order.routes.ts';
import { paymentNotices } from './modules/payment/notice-transfer.ts';
import { paymentRoutes } from './modules/payment/payment.routes.ts';
import { diagramTransfer } from './modules/policy/diagram/diagram-transfer.ts';
import { productRoutes } from './modules/product/product.routes.ts';
import { referenceRoutes } from './modules/reference/reference.routes.ts';
import { reportRoutes } from './modules/report/report.routes.ts';
import { searchRoutes } from './modules/search/search.routes.ts';
import { siteRoutes } from './modules/site/site.routes.ts';
import { standardRoutes } from './modules/standard/standard.routes.ts';
import { supplyRoutes } from './modules/supply/supply.routes.ts';
import { toolRoutes } from './modules/tool/tool.routes.ts';
import { writeExport } from './modules/trade/export/export.service.ts';
import { tradeRoutes } from './modules/trade/trade.routes.ts';
import { oauthRoutes } from './modules/user/oauth/oauth.routes.ts';
import { oauthCallback } from './modules/user/oauth/oauth-callback.routes.ts';
import { userRoutes } from './modules/user/user.routes.ts';
import { vegetableRoutes } from './modules/vegetable/vegetable.routes.ts';
import { watchRoutes } from './modules/watch/watch.routes.ts';

/** Every resource of the API; new resources must be added here. */
export const modules: ((deps: Deps, api: FastifyInstance) => Route[])[] = [
  baseRoutes,
  orderRoutes,
  paymentRoutes,
  invoiceRoutes,
  userRoutes,
  oauthRoutes,
  vegetableRoutes,
  foodRoutes,
  fruitRoutes,
  herbsRoutes,
  supplyRoutes,
  articleRoutes,
  reportRoutes,
  documentRoutes,
  referenceRoutes,
  baikeRoutes,
  searchRoutes,
  siteRoutes,
  aiRoutes,
  opsRoutes,
  operationsPageRoutes,
  enterpriseRoutes,
  fileRoutes,
  messageRoutes,
  watchRoutes,
  productRoutes,
  marketDataRoutes,
  tradeRoutes,
  standardRoutes,
  statisticsRoutes,
  toolRoutes,
  dataRoutes,
  industryRoutes,
];

/** Routes that transfer bytes or pages instead of JSON, each below the path of its resource. */
export const transfers = [
  { prefix: '/file', serve: fileTransfer },
  { prefix: '/data', serve: dataTransfer },
  { prefix: '/payment/notify', serve: paymentNotices },
  { prefix: '/document', serve: documentTransfer },
  { prefix: '/article/diagram', serve: diagramTransfer },
  { prefix: '/trade/getOutExcel', serve: exportTransfer('trade', writeExport) },
  { prefix: '/industry/getOutExcel', serve: exportTransfer('industry', writeTableExport) },
  { prefix: '/user/oauthCallback', serve: oauthCallback },
];
