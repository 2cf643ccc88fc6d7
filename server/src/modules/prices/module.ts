import { defineModule } from '../../module.ts';
import { checkAlertsJob } from './alerts/jobs/check-alerts.ts';
import { watchRoutes } from './alerts/routes/watch.routes.ts';
import { priceTool } from './answers/store/price-tool.ts';
import { fruitRoutes } from './fruit/routes/fruit.routes.ts';
import { openFruits } from './fruit/service/open-fruits.ts';
import { herbsRoutes } from './herbs/routes/herbs.routes.ts';
import { openHerbs } from './herbs/service/open-herbs.ts';
import { fruit } from './import/fruit.kind.ts';
import { herbs } from './import/herbs.kind.ts';
import { mappedPrices } from './import/price-mapping.ts';
import { prices } from './import/prices.kind.ts';
import { marketDataRoutes } from './member-quotes/routes/market-data.routes.ts';
import { vegetableRoutes } from './wholesale/routes/vegetable.routes.ts';
import { openWholesale } from './wholesale/service/open-wholesale.ts';
import type { CountPostings } from './wholesale/service/vegetable.service.ts';
import { indexMarketReports } from './wholesale/store/index-market-reports.ts';
import { indexProducts } from './wholesale/store/index-products.ts';
import { listPriceNames } from './wholesale/store/price-names.ts';
import { refreshSeries } from './wholesale/store/refresh-series.ts';

/** @param countPostings supplied by the module that owns supply postings */
export const pricesModule = (countPostings: CountPostings) =>
  defineModule({
    name: 'prices',
    routes: [vegetableRoutes(countPostings), fruitRoutes, herbsRoutes, watchRoutes, marketDataRoutes],
    cacheTags: {
      'vegetable/filterList': ['prices', 'supply:counts'],
      'vegetable/getMemberQuoteList': ['prices:member-quotes'],
      'herbs/getEchart': ['prices', 'publishing'],
    },
    jobs: [checkAlertsJob],
    importers: [
      { name: 'prices', open: ({ mapping }) => ({ kind: mapping ? mappedPrices(mapping) : prices }) },
      { name: 'fruit', open: () => ({ kind: fruit }) },
      { name: 'herbs', open: () => ({ kind: herbs }) },
    ],
    derivedData: [{ from: ['price_quote', 'price_series'], refresh: (db) => refreshSeries(db) }],
    searchSources: [
      { from: ['market', 'price_product', 'price_quote', 'price_series'], index: indexProducts },
      { from: ['market', 'market_report'], index: indexMarketReports },
    ],
    names: listPriceNames,
    answerTools: [priceTool],
    openData: [...openWholesale, ...openFruits, ...openHerbs],
  });
