import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import type { Route } from './http/route.ts';
import { aiRoutes } from './modules/assistant/ai.routes.ts';
import { enterpriseRoutes } from './modules/commerce/custom-order/enterprise.routes.ts';
import { invoiceRoutes } from './modules/commerce/invoice/invoice.routes.ts';
import { orderRoutes } from './modules/commerce/order/order.routes.ts';
import { paymentNotices } from './modules/commerce/payment/notice-transfer.ts';
import { paymentRoutes } from './modules/commerce/payment/payment.routes.ts';
import { dataRoutes } from './modules/data-products/data.routes.ts';
import { dataTransfer } from './modules/data-products/data-transfer.ts';
import { baikeRoutes } from './modules/encyclopedia/baike.routes.ts';
import { exportTransfer } from './modules/exports/export-transfer.ts';
import { fileRoutes } from './modules/files/file.routes.ts';
import { fileTransfer } from './modules/files/file-transfer.ts';
import { foodRoutes } from './modules/food/food.routes.ts';
import { messageRoutes } from './modules/identity/message/message.routes.ts';
import { userRoutes } from './modules/identity/user.routes.ts';
import { writeTableExport } from './modules/industry/export/export.service.ts';
import { industryRoutes } from './modules/industry/industry.routes.ts';
import { oauthRoutes } from './modules/linked-accounts/oauth.routes.ts';
import { oauthCallback } from './modules/linked-accounts/oauth-callback.routes.ts';
import { opsRoutes } from './modules/operations/ops.routes.ts';
import { operationsPageRoutes } from './modules/operations/site/operations-page.routes.ts';
import { watchRoutes } from './modules/prices/alerts/watch.routes.ts';
import { fruitRoutes } from './modules/prices/fruit/fruit.routes.ts';
import { herbsRoutes } from './modules/prices/herbs/herbs.routes.ts';
import { marketDataRoutes } from './modules/prices/member-quotes/market-data.routes.ts';
import { vegetableRoutes } from './modules/prices/wholesale/vegetable.routes.ts';
import { productRoutes } from './modules/product-hub/product.routes.ts';
import { articleRoutes } from './modules/publishing/article/article.routes.ts';
import { documentRoutes } from './modules/publishing/document/document.routes.ts';
import { documentTransfer } from './modules/publishing/document/document-transfer.ts';
import { diagramTransfer } from './modules/publishing/policy/diagram/diagram-transfer.ts';
import { referenceRoutes } from './modules/publishing/reference/reference.routes.ts';
import { reportRoutes } from './modules/publishing/report/report.routes.ts';
import { searchRoutes } from './modules/search/search.routes.ts';
import { siteRoutes } from './modules/site/site.routes.ts';
import { toolRoutes } from './modules/site/tool/tool.routes.ts';
import { standardRoutes } from './modules/standards/standard.routes.ts';
import { statisticsRoutes } from './modules/statistics/ast.routes.ts';
import { countShown } from './modules/supply/posting.repository.ts';
import { supplyRoutes } from './modules/supply/supply.routes.ts';
import { writeExport } from './modules/trade/export/export.service.ts';
import { tradeRoutes } from './modules/trade/trade.routes.ts';
import { baseRoutes } from './modules/usage/base.routes.ts';

/** Every resource of the API; new resources must be added here. */
export const modules: ((deps: Deps, api: FastifyInstance) => Route[])[] = [
  baseRoutes,
  orderRoutes,
  paymentRoutes,
  invoiceRoutes,
  userRoutes,
  oauthRoutes,
  vegetableRoutes(countShown),
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
