import type { DataFor, RequestFor } from '@bee/contracts/operations';
import type { usePlatform } from '@bee/platform';
import type { ArticleCard } from '../../lib/article-type.ts';
import { type Settled, settle } from '../../lib/settle.ts';
import { type Brief, type HomeData, toBrief, toIssues } from './home-data.ts';

type Context = { api: ReturnType<typeof usePlatform>['api']; signal?: AbortSignal };

/** Loads all parts in parallel; a failed part shows a note. Throws only when all of them fail. */
export const loadHome = async ({ api, signal }: Context): Promise<HomeData> => {
  const options = { signal };
  const part = <Data>(call: Promise<Data>) => settle(call, signal);
  const briefs = async (call: Promise<{ list: ArticleCard[] } | ArticleCard[]>): Promise<Settled<Brief[]>> => {
    const found = await part(call);
    return found && ('list' in found ? found.list : found).map(toBrief);
  };
  const articles = (request: RequestFor<'article/getNewsList'>) => briefs(api('article/getNewsList', request, options));
  const count = async (scope: RequestFor<'article/getColumnList'>['scope']) =>
    sumOf(await part(api('article/getColumnList', { scope }, options)));

  const [policy, news, report, hot, banners, prices, references, ...columns] = await Promise.all([
    count('policy'),
    count('news'),
    count('report'),
    part(api('article/hotKeywords', { limit: 8 }, options)),
    part(api('article/getBannerList', { pos: 'home' }, options)),
    part(api('vegetable/getVegStatistic', { limit: 1 }, options)),
    part(api('reference/getList', { limit: 7 }, options)),
    articles({ type: 'policy_repository', limit: 8 }),
    articles({ type: 'policy_repository', validity: 'pending', limit: 3 }),
    articles({ type: 'agriculture_policy', limit: 6 }),
    articles({ type: 'industry_news', limit: 7 }),
    articles({ type: 'beedata_opinion', limit: 7 }),
    briefs(api('article/getReportLists', { limit: 7 }, options)),
    briefs(api('article/getRecommendList', { limit: 4 }, options)),
  ]);
  const [policies = null, upcoming = null, readings = null, industry = null, opinions = null, reports = null] = columns;
  if ([policies, industry, reports, prices].every((each) => each === null))
    throw new Error('首页的内容暂时没有加载出来');
  return {
    counts: { policy, news, report },
    hot: hot ?? [],
    banners: (banners ?? []).slice(0, 3),
    prices: prices && { date: prices.date, products: prices.products, markets: prices.markets },
    policies,
    upcoming,
    readings,
    news: industry,
    opinions,
    reports,
    references: references && toIssues(references),
    recommended: columns[6] ?? null,
  };
};

const sumOf = (columns: Settled<DataFor<'article/getColumnList'>>): Settled<number> =>
  columns?.reduce((sum, { count }) => sum + count, 0) ?? null;
