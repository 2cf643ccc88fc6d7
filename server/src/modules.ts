import type { Job } from './jobs/job.ts';
import { purgeAttemptsJob } from './limits/purge-attempts.ts';
import type { ModuleDefinition } from './module.ts';
import { directAnswer } from './modules/assistant/index.ts';
import { assistantModule } from './modules/assistant/module.ts';
import { commerceModule } from './modules/commerce/module.ts';
import { dataProductsModule } from './modules/data-products/module.ts';
import { encyclopediaModule } from './modules/encyclopedia/module.ts';
import { filesModule } from './modules/files/module.ts';
import { foodModule } from './modules/food/module.ts';
import { identityModule } from './modules/identity/module.ts';
import { industryModule } from './modules/industry/module.ts';
import { linkedAccountsModule } from './modules/linked-accounts/module.ts';
import { openApiModule } from './modules/open-api/module.ts';
import { operationsModule } from './modules/operations/module.ts';
import { newestPrices } from './modules/prices/index.ts';
import { pricesModule } from './modules/prices/module.ts';
import { productHubModule } from './modules/product-hub/module.ts';
import { publishingModule } from './modules/publishing/module.ts';
import type { NameSource } from './modules/search/index.ts';
import { searchModule } from './modules/search/module.ts';
import { siteModule } from './modules/site/module.ts';
import { standardsModule } from './modules/standards/module.ts';
import { statisticsModule } from './modules/statistics/module.ts';
import { countShown } from './modules/supply/index.ts';
import { supplyModule } from './modules/supply/module.ts';
import { tradeModule } from './modules/trade/module.ts';
import { usageModule } from './modules/usage/module.ts';
import { sampleJobs } from './sample/sample-jobs.ts';
import type { Settings } from './settings.ts';

/** New modules must be added here. */
const domains: readonly ModuleDefinition[] = [
  usageModule,
  commerceModule,
  identityModule,
  linkedAccountsModule,
  filesModule,
  siteModule,
  pricesModule(countShown),
  publishingModule,
  foodModule,
  standardsModule,
  tradeModule,
  statisticsModule,
  industryModule,
  dataProductsModule,
  supplyModule,
  productHubModule,
  encyclopediaModule,
];

/** How the domains answer questions. Prices are first, because other tools depend on the products that they name. */
export const answerTools = domains.flatMap((domain) => domain.answerTools ?? []);

export const nameSources: readonly NameSource[] = domains.flatMap(({ name, names }) =>
  names ? [{ module: name, list: names }] : [],
);

const working = [
  ...domains,
  searchModule(nameSources, directAnswer(answerTools), newestPrices),
  assistantModule(answerTools),
  openApiModule(domains.flatMap(({ openData = [] }) => openData)),
];

/** Jobs of all modules and, in installations with sample data, those that keep it current. */
export const jobsOf = ({ sampleSize }: Pick<Settings, 'sampleSize'>): readonly Job[] => [
  ...working.flatMap(({ jobs = [] }) => jobs),
  purgeAttemptsJob,
  ...(sampleSize === 'none' ? [] : sampleJobs),
];

/** Every module of the server. */
export const modules: readonly ModuleDefinition[] = [...working, operationsModule(jobsOf({ sampleSize: 'full' }))];
