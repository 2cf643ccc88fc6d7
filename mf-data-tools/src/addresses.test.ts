import { renamedQuery } from '@bee/domain/renamed-query';
import { matchLocation } from '@bee/platform';
import { createTestPlatform } from '@bee/testing/render-with-platform';
import {
  detailHref as productHref,
  readDetailQuery as readProduct,
} from './features/data-product/detail/detail-query.ts';
import { productHref as productListHref, productQuery } from './features/data-product/list/product-query.ts';
import {
  commentsHref,
  listHref as encyclopediaHref,
  listQuery as encyclopediaQuery,
  readEntryQuery,
} from './features/encyclopedia/encyclopedia-query.ts';
import { detailHref as foodDetailHref, readDetailQuery as readFood } from './features/food/detail/detail-query.ts';
import { foodHref, readFoodQuery } from './features/food/list/food-query.ts';
import { searchHref as foodSearchHref, readSearchQuery as readFoodSearch } from './features/food/list/search-query.ts';
import { indexHref as foodIndexHref, indexQuery as foodIndexQuery } from './features/food/overview/index-query.ts';
import {
  detailHref as fruitDetailHref,
  readDetailQuery as readFruit,
} from './features/fruit/detail/fruit-detail-query.ts';
import { fruitHref, readFruitQuery } from './features/fruit/list/fruit-query.ts';
import { herbsHref, readHerbsQuery } from './features/herbs/table/herbs-query.ts';
import { basketHref, readBasketQuery } from './features/industry/address/basket-query.ts';
import { industryQuery, viewOf } from './features/industry/address/industry-view.ts';
import { searchHref, searchQuery } from './features/industry/address/search-query.ts';
import { readTableQuery, tableHref } from './features/industry/address/table-query.ts';
import { readStandardQuery, standardHref } from './features/standard/list/standard-query.ts';
import { statisticsHref, statisticsQuery } from './features/statistics/statistics-query.ts';
import { analysisHref, readAnalysisQuery } from './features/trade/analysis/analysis-query.ts';
import { countryHref, readCountryQuery } from './features/trade/country/country-query.ts';
import { readDetailQuery as readTrade, detailHref as tradeDetailHref } from './features/trade/detail/detail-query.ts';
import { directoryHref, directoryQuery } from './features/trade/directory/directory-query.ts';
import { readTradeQuery, tradeHref } from './features/trade/query/trade-query.ts';
import { dailyHref, dailyQuery } from './features/vegetable/daily/daily-query.ts';
import { detailHref, readDetailQuery } from './features/vegetable/detail/detail-query.ts';
import { listHref, readListQuery } from './features/vegetable/list/list-query.ts';
import { indexHref, indexQuery } from './features/vegetable/overview/index-query.ts';
import { reportListHref, reportQuery } from './features/vegetable/reports/report-query.ts';
import {
  formHref,
  ownHref,
  readSupplyQuery,
  screenOf,
  screenQuery,
  supplyHref,
} from './features/vegetable/supply/supply-query.ts';
import { manifest } from './manifest.ts';

beforeAll(() => {
  createTestPlatform({ manifest });
});

type Texts = Record<string, string>;

/** Builds the address of each page with the function that reads it. */
const written: Record<string, (params: Texts, query: Texts) => string> = {
  'application/ast': (_, query) => statisticsHref(statisticsQuery.read(query)),
  'application/baike': (_, query) => {
    const entry = readEntryQuery(query);
    const list = encyclopediaQuery.read(query);
    return entry ? commentsHref(entry, {}) : encyclopediaHref(list, { page: list.page });
  },
  'application/food': (_, query) => foodIndexHref(foodIndexQuery.read(query)),
  'application/food/detail': (params, query) => foodDetailHref(readFood(params, query)),
  'application/food/list': (params, query) => {
    const list = readFoodQuery(params, query);
    return foodHref(list, { page: list.page });
  },
  'application/food/search_result': (params, query) => foodSearchHref(readFoodSearch(params, query)),
  'application/fruit/detail': (params, query) => {
    const detail = readFruit(params, query);
    return fruitDetailHref(detail, { page: detail.page });
  },
  'application/fruit/list': (params, query) => {
    const list = readFruitQuery(params, query);
    return fruitHref(list, { page: list.page });
  },
  'application/herbs/list': (_, query) => {
    const list = readHerbsQuery(query);
    return herbsHref(list, { page: list.page });
  },
  'application/standard/list': (_, query) => {
    const list = readStandardQuery(query);
    return standardHref(list, { page: list.page });
  },
  'application/trade/country-detail': (params, query) => {
    const country = readCountryQuery(params, query);
    return countryHref(country, { page: country.page });
  },
  'application/trade/data-analysis': (_, query) => analysisHref(readAnalysisQuery(query), {}, null),
  'application/trade/data-detail': (_, query) => {
    const asked = readTradeQuery(query);
    return tradeHref('application/trade/data-detail', asked, { page: asked.page });
  },
  'application/trade/detail': (params, query) => tradeDetailHref(readTrade(params, query)),
  'application/trade/product-directory': (_, query) => directoryHref(directoryQuery.read(query)),
  'application/vegetable/detail': (params, query) => detailHref(readDetailQuery(params, query)),
  'application/vegetable/list': (params, query) => {
    if (params.view === 'index') return indexHref(indexQuery.read(query));
    const reports = reportQuery.read(query);
    if (params.type === '3') return reportListHref(reports, { page: reports.page });
    const list = readListQuery(params, query);
    if (params.type !== '4') return listHref(list, { page: list.page });
    if (screenOf(query) === 'own') return ownHref(screenQuery.read(query));
    if (screenOf(query) === 'form') return formHref(screenQuery.read(query));
    const supply = readSupplyQuery(query);
    return supplyHref(supply, { page: supply.page });
  },
  'data/daily': (_, query) => dailyHref(dailyQuery.read(query)),
  'data/product': (_, query) => {
    const list = productQuery.read(query);
    return productListHref(list, { page: list.page });
  },
  'data/retrieval': (_, query) => {
    const search = searchQuery.read(query);
    if (viewOf(query) === 'search') return searchHref(search, { page: search.page });
    if (viewOf(query) === 'basket') return basketHref(readBasketQuery(query));
    return tableHref(readTableQuery(industryQuery.read(query).model ?? '', query));
  },
  'product/dataset': (params, query) => productHref('product/dataset', readProduct(params, query)),
  'product/detail': (params, query) => productHref('product/detail', readProduct(params, query)),
};

const rewritten = (address: string): string => {
  const { pathname, searchParams, search } = new URL(address, 'http://localhost');
  const match = matchLocation({ pathname, search });
  const found = match && written[match.page.id]?.(match.params, Object.fromEntries(searchParams));
  return decodeURIComponent(found ?? 'no page').replaceAll('+', ' ');
};

const chart = 't=2026-01-01..2026-03-04&u=jin&tab=table&cmp=a~b&tr=idx100&y=log&embed=1';
const question = 'hs=0803~0810&geo=TH~VN&flow=import~export&freq=Y&from=2021&to=2024&port=5301&mode=10&reg=440000';

it.each([
  '/home/data/macrostatistics?t=5y&tab=chart&tr=yoy&ys=log&embed=1&cate=7&year=2023&geo=530000',
  '/home/baike/index?cate=7&letter=F&q=番茄&s=views&p=2',
  '/home/baike/index?id=12&ck=supplement&cs=new#comments',
  '/home/food/index?n=fe&cate=4',
  '/home/food/detail/code/081101x?b=portion&g=30.5&cmp=s10002~s10003',
  '/home/food/list/first_id/4/second_id/0?cols=fe~zn&rep=1&s=fe.desc&cmp=081101x&p=2',
  '/home/food/search/keyword/番茄?cols=fe&cmp=081101x&p=2',
  `/home/fruit/detail/area/山东烟台/category/苹果/type/产地价/addr/栖霞市/unit/斤?${chart}&area=陕西&p=2`,
  '/home/fruit/lists?s=chg_y.desc',
  '/home/fruit/lists/type/产地价?cate=苹果&area=山东烟台&addr=栖霞市&unit=斤&date=2026-03-04&q=栖霞&s=chg_y.desc&p=3',
  `/home/herbs/lists?cate=花类&letter=J&market=anguo&herb=金银花&spec=统&origin=河南&q=花&s=chg_y.desc&p=2&open=12&${chart}`,
  '/home/standard/lists?type=hb&cate=检测方法&status=pending&year=2021&ics=67.080.20&ccs=B31&q=ny/t 9655&s=code&p=3',
  '/home/standard/lists?view=limits&food=菠菜&sub=毒死蜱&kind=农药&by=Codex&p=2',
  '/home/standard/lists?view=check',
  '/home/trade/countrydetail?status=allowed&q=榴莲&cate=水果&p=2',
  '/home/trade/countrydetail/origin/TH?flow=export&year=2024&t=1y&u=yi&tab=table&tr=yoy&y=log&embed=1',
  `/home/trade/datadetail/type/1?${question}&row=partner&col=hs&m=value_usd~qty&p=3`,
  `/home/trade/datadetail/type/2?${question}&row=partner&col=hs&m=value_usd~qty&chart=share&tab=table&tr=yoy`,
  '/home/trade/detail?origin=TH&sec=tax',
  '/home/trade/detail/name/榴莲?origin=TH&sec=sites&flow=export&m=qty&hs=081060&geo=450000&cif=2&kg=10&t=1y&u=own&cmp=VN',
  '/home/trade/productdirectory?open=0810&q=榴莲&cate=水果',
  `/home/vegetable/detail/group/茄果类/name/番茄/type/1?${chart}&spec=统货`,
  '/home/vegetable/index?cate=蔬菜&date=2026-03-03',
  '/home/vegetable/lists/type/1?cate=蔬菜&group=茄果类&market=jinan&date=2026-03-04&q=番茄&s=chg_d.desc&p=3',
  '/home/vegetable/lists/type/2?geo=370000',
  '/home/vegetable/lists/type/3?kind=weekly&market=jinan&month=2026-03&p=2',
  '/home/vegetable/lists/type/4?kind=demand&product=番茄&geo=370100&spec=大果&min=1.5&max=3&img=1&s=price.asc&p=2',
  '/home/vegetable/lists/type/4?mine=1&status=online&p=2',
  '/home/vegetable/lists/type/4?ov=post&kind=demand&edit=9',
  '/home/data/pricedaily?view=sheet&date=2026-03-04&month=2026-03&q=番茄&market=beijing&group=叶菜类,瓜类&product=番茄',
  '/home/data/productlists/type/file?cate=价格&tag=t1&fmt=csv&access=vip&q=三七&s=rows&p=2',
  '/home/industry/industrylists?view=search&q=玉米&domain=d1&geo=530000&freq=Y&from=2015&to=2024-Q1&src=年鉴&s=rows&p=2',
  '/home/industry/industrylists?m=grain&t=5y&tab=table&tr=avg&y=log&d=geo:530000;period:2019..2024&cols=a~b&row=geo&col=crop&u=万吨&s=a.desc&v=2026-03-04&p=2&chart=bar&x=geo&by=crop&cm=a',
  '/home/industry/industrylists?t=5y&tr=avg&view=basket&b=grain!output!geo:530000~hog!price!&freq=Y&agg=sum&w=5',
  '/home/dataset/detail/id/9?doc=2&field=价&col=均价',
  '/home/data/productdetail/id/9/doc_id/2?field=价&col=均价',
])('%s is parsed and written', (address) => {
  expect(new Set(rewritten(address).split(/[?&]/))).toEqual(new Set(address.split(/[?&]/)));
});

it.each([
  ['an origin without its area', '/home/fruit/lists?addr=栖霞市'],
  ['an unknown sort order', '/home/fruit/lists?s=id'],
  ['a day that does not exist', '/home/fruit/lists?date=2026-02-30'],
  ['empty fields of a form', '/home/standard/lists?q=+&year=&p=0'],
  ['values outside of the choices', '/home/standard/lists?type=x&status=y&year=21&ics=abc&ccs=1&view=w'],
  ['fields of another view', '/home/standard/lists?food=菠菜&kind=农药'],
  ['the view of a chart that is closed', '/home/herbs/lists?t=3y&tab=table'],
  ['an invalid letter', '/home/herbs/lists?letter=1'],
  ['a default value', '/home/data/macrostatistics?tab=map&ys=lin&t=all'],
  ['an invalid month and view', '/home/data/pricedaily?view=x&month=2026-13&g=,,'],
  ['foods and columns that do not exist', '/home/food/search/keyword/a?cols=gold&cmp=~!'],
])('%s is dropped', (_, address) => {
  expect(rewritten(address)).toBe(address.split('?')[0]);
});

it.each([
  ['/home/fruit/lists?cat=苹果&p=2', '/home/fruit/lists?cate=苹果&p=2'],
  ['/home/data/macrostatistics?cat=7&y=2023&ys=log', '/home/data/macrostatistics?ys=log&cate=7&year=2023'],
  ['/home/vegetable/index?class=蔬菜', '/home/vegetable/index?cate=蔬菜'],
  ['/home/vegetable/lists/type/1?class=蔬菜&q=a', '/home/vegetable/lists/type/1?cate=蔬菜&q=a'],
  ['/home/trade/detail/name/榴莲?sec=sites&adcode=450000', '/home/trade/detail/name/榴莲?sec=sites&geo=450000'],
  ['/home/trade/datadetail/type/1?hs=08&f=Y', '/home/trade/datadetail/type/1?hs=08&freq=Y'],
  ['/home/trade/datadetail/type/2?hs=08&f=Y', '/home/trade/datadetail/type/2?hs=08&freq=Y'],
  ['/home/data/pricedaily?view=sheet&g=瓜类&n=黄瓜', '/home/data/pricedaily?view=sheet&group=瓜类&product=黄瓜'],
  ['/home/data/productlists/type/file?acc=vip', '/home/data/productlists/type/file?access=vip'],
  ['/home/industry/industrylists?view=basket&f=Q', '/home/industry/industrylists?view=basket&freq=Q'],
])('the old address %s redirects to %s', (old, today) => {
  const { pathname, search, searchParams } = new URL(old, 'http://localhost');
  const renamed = renamedQuery(matchLocation({ pathname, search })?.page.renamed, searchParams);
  expect(rewritten(`${pathname}?${renamed}`)).toBe(today);
});
