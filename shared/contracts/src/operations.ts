import type { z } from 'zod';
import type { Operation } from './operation.ts';
import { account } from './resource/account.contract.ts';
import { ai } from './resource/ai.contract.ts';
import { article } from './resource/article.contract.ts';
import { statistics } from './resource/ast.contract.ts';
import { baike } from './resource/baike.contract.ts';
import { base } from './resource/base.contract.ts';
import { browserErrors } from './resource/browser-error.contract.ts';
import { dataProducts } from './resource/data.contract.ts';
import { development } from './resource/development.contract.ts';
import { document } from './resource/document.contract.ts';
import { enterprise } from './resource/enterprise.contract.ts';
import { file } from './resource/file.contract.ts';
import { foods } from './resource/food.contract.ts';
import { fruit } from './resource/fruit.contract.ts';
import { herbs } from './resource/herbs.contract.ts';
import { identity } from './resource/identity.contract.ts';
import { industry } from './resource/industry.contract.ts';
import { invoice } from './resource/invoice.contract.ts';
import { marketData } from './resource/market-data.contract.ts';
import { marketReports } from './resource/market-report.contract.ts';
import { message } from './resource/message.contract.ts';
import { openApi } from './resource/open-api.contract.ts';
import { operationsPage } from './resource/operations-page.contract.ts';
import { ops } from './resource/ops.contract.ts';
import { order } from './resource/order.contract.ts';
import { payment } from './resource/payment.contract.ts';
import { priceWatch } from './resource/price-watch.contract.ts';
import { product } from './resource/product.contract.ts';
import { purchaseReview } from './resource/purchase-review.contract.ts';
import { reference } from './resource/reference.contract.ts';
import { report } from './resource/report.contract.ts';
import { search } from './resource/search.contract.ts';
import { site } from './resource/site.contract.ts';
import { standard } from './resource/standard.contract.ts';
import { supply } from './resource/supply.contract.ts';
import { teamKeys } from './resource/team-keys.contract.ts';
import { thesaurus } from './resource/thesaurus.contract.ts';
import { tools } from './resource/tool.contract.ts';
import { trade } from './resource/trade.contract.ts';
import { user } from './resource/user.contract.ts';
import { vegetable } from './resource/vegetable.contract.ts';

/** Every operation by its path below /api/. */
export const operations = {
  ...account,
  ...ai,
  ...article,
  ...baike,
  ...base,
  ...browserErrors,
  ...dataProducts,
  ...development,
  ...document,
  ...enterprise,
  ...file,
  ...foods,
  ...fruit,
  ...herbs,
  ...identity,
  ...industry,
  ...marketData,
  ...marketReports,
  ...invoice,
  ...message,
  ...openApi,
  ...ops,
  ...operationsPage,
  ...teamKeys,
  ...order,
  ...payment,
  ...priceWatch,
  ...product,
  ...purchaseReview,
  ...reference,
  ...report,
  ...search,
  ...site,
  ...standard,
  ...statistics,
  ...supply,
  ...thesaurus,
  ...tools,
  ...trade,
  ...user,
  ...vegetable,
};

export type OperationId = keyof typeof operations;

/** The request of a caller: fields with defaults are optional. */
export type RequestFor<Id extends OperationId> = z.input<(typeof operations)[Id]['request']>;

/** The request that the server's service receives, with defaults. */
export type ParsedRequestFor<Id extends OperationId> = z.output<(typeof operations)[Id]['request']>;

export type DataFor<Id extends OperationId> = z.output<(typeof operations)[Id]['data']>;

export const findOperation = (id: OperationId): Operation => operations[id];
