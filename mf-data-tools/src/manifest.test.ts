import { misdeclaredQueries } from '@bee/testing/query-keys';
import { detailQuery as productDetailQuery } from './features/data-product/detail/detail-query.ts';
import { productQuery } from './features/data-product/list/product-query.ts';
import { serviceQuery } from './features/data-service/service.page.tsx';
import { listQuery as encyclopediaQuery, entryQuery } from './features/encyclopedia/encyclopedia-query.ts';
import { detailQuery as foodDetailQuery } from './features/food/detail/detail-query.ts';
import { foodQuery } from './features/food/list/food-query.ts';
import { searchQuery as foodSearchQuery } from './features/food/list/search-query.ts';
import { indexQuery as foodIndexQuery } from './features/food/overview/index-query.ts';
import { fruitDetailQuery } from './features/fruit/detail/fruit-detail-query.ts';
import { fruitQuery } from './features/fruit/list/fruit-query.ts';
import { herbChartQuery, herbsQuery } from './features/herbs/table/herbs-query.ts';
import { basketChartQuery, basketQuery } from './features/industry/address/basket-query.ts';
import { industryQuery } from './features/industry/address/industry-view.ts';
import { searchQuery as industrySearchQuery } from './features/industry/address/search-query.ts';
import { drawnQuery, tableQuery } from './features/industry/address/table-query.ts';
import { limitQuery, listQuery as standardQuery } from './features/standard/list/standard-query.ts';
import { statisticsQuery } from './features/statistics/statistics-query.ts';
import { toolQuery } from './features/tool/index.page.tsx';
import { drawingQuery } from './features/trade/analysis/analysis-query.ts';
import { countryQuery } from './features/trade/country/country-query.ts';
import { detailChartQuery, detailQuery as tradeDetailQuery } from './features/trade/detail/detail-query.ts';
import { directoryQuery } from './features/trade/directory/directory-query.ts';
import { tradeQuery } from './features/trade/query/trade-query.ts';
import { searchQuery as tradeSearchQuery } from './features/trade/search/trade-search.tsx';
import { dailyQuery } from './features/vegetable/daily/daily-query.ts';
import { detailQuery as vegetableDetailQuery } from './features/vegetable/detail/detail-query.ts';
import { listQuery as priceQuery } from './features/vegetable/list/list-query.ts';
import { indexQuery } from './features/vegetable/overview/index-query.ts';
import { reportQuery } from './features/vegetable/reports/report-query.ts';
import { screenQuery, supplyQuery } from './features/vegetable/supply/supply-query.ts';
import { manifest } from './manifest.ts';

/** These pages have no comparison. */
const { compare: _compared, ...statisticsKeys } = statisticsQuery.keys;
const { compare: _series, ...basketChartKeys } = basketChartQuery.keys;
/** The file is in the path. */
const { docId: _file, ...productDetailKeys } = productDetailQuery.keys;

/** The manifest is part of the first script of every page, so it lists the keys instead of importing the queries. */
it('declares the keys that the pages read', () => {
  const read = {
    'application/list': [toolQuery.keys],
    'application/ast': [statisticsKeys],
    'application/baike': [encyclopediaQuery.keys, entryQuery.keys],
    'application/food': [foodIndexQuery.keys],
    'application/food/detail': [foodDetailQuery.keys],
    'application/food/list': [foodQuery.keys],
    'application/food/search_result': [foodSearchQuery.keys],
    'application/fruit/detail': [fruitDetailQuery.keys],
    'application/fruit/list': [fruitQuery.keys],
    'application/herbs/list': [herbsQuery.keys, herbChartQuery.keys],
    'application/standard/list': [standardQuery.keys, limitQuery.keys],
    'application/trade': [tradeSearchQuery.keys],
    'application/trade/country-detail': [countryQuery.keys],
    'application/trade/data-analysis': [tradeQuery.keys, drawingQuery.keys],
    'application/trade/data-detail': [tradeQuery.keys],
    'application/trade/detail': [tradeDetailQuery.keys, detailChartQuery('value', null).keys],
    'application/trade/product-directory': [directoryQuery.keys],
    'application/vegetable/detail': [vegetableDetailQuery.keys],
    'application/vegetable/list': [priceQuery, indexQuery, reportQuery, supplyQuery, screenQuery].map(
      ({ keys }) => keys,
    ),
    'data/customized': [serviceQuery.keys],
    'data/daily': [dailyQuery.keys],
    'data/product': [productQuery.keys],
    'data/retrieval': [industryQuery, industrySearchQuery, tableQuery, drawnQuery, basketQuery]
      .map(({ keys }): Record<string, string> => keys)
      .concat(basketChartKeys),
    'product/dataset': [productDetailQuery.keys],
    'product/detail': [productDetailKeys],
  };
  expect(misdeclaredQueries(manifest, read)).toEqual([]);
});

it('renames old keys to current ones, once', () => {
  const pages: { query?: string[]; renamed?: Record<string, string | undefined> }[] = manifest.pages;
  const wrong = pages.flatMap(({ query = [], renamed = {} }) =>
    Object.entries(renamed).filter(([old, today]) => query.includes(old) || !query.includes(today ?? old)),
  );
  expect(wrong).toEqual([]);
});
