import type { DataFor, RequestFor } from '@bee/contracts/operations';
import type { usePlatform } from '@bee/platform';
import type { ArticleCard } from '../../lib/article-type.ts';
import { type Settled, settle } from '../../lib/settle.ts';
import { productsOf } from '../../lib/story-price.ts';
import { type HomeData, type Lead, toBrief, toComing, toIssues, toLead } from './home-data.ts';

type Context = { api: ReturnType<typeof usePlatform>['api']; signal?: AbortSignal };

const LINES = 6;
const MAX_COMING = 5;
const MAX_BANNERS = 3;
/** Stories, and products of a story, among which the lead is looked for. */
const MAX_CANDIDATES = 4;
const MAX_PRODUCTS = 2;

/** Loads all parts in parallel; a failed part shows a note. Throws only when all of them fail. */
export const loadHome = async ({ api, signal }: Context): Promise<HomeData> => {
  const options = { signal };
  const part = <Data>(call: Promise<Data>) => settle(call, signal);
  const articles = (request: RequestFor<'article/getNewsList'>) =>
    part(api('article/getNewsList', request, options).then(({ list }) => list));
  const count = async (scope: RequestFor<'article/getColumnList'>['scope']) =>
    sumOf(await part(api('article/getColumnList', { scope }, options)));
  const opinionsAndLead = async () => {
    const opinions = await articles({ type: 'beedata_opinion', limit: LINES });
    return { opinions, lead: opinions && (await loadLead(opinions, { api, signal })) };
  };

  const [policy, news, report, hot, banners, recommended, references, reports, standards, story, ...columns] =
    await Promise.all([
      count('policy'),
      count('news'),
      count('report'),
      part(api('article/hotKeywords', { limit: 8 }, options)),
      part(api('article/getBannerList', { pos: 'home' }, options)),
      part(api('article/getRecommendList', { limit: LINES }, options)),
      part(api('reference/getList', { limit: LINES }, options)),
      part(api('article/getReportLists', { limit: LINES }, options)),
      part(api('standard/getList', { status: 'pending', limit: 50 }, options)),
      opinionsAndLead(),
      articles({ type: 'policy_repository', validity: 'pending', limit: 50 }),
      articles({ type: 'industry_news', limit: LINES }),
      articles({ type: 'policy_repository', limit: LINES }),
    ]);
  const [pending = null, industry = null, policies = null] = columns;
  const { opinions, lead } = story;
  if ([policies, industry, reports, opinions].every((each) => each === null))
    throw new Error('首页的内容暂时没有加载出来');
  return {
    counts: { policy, news, report },
    hot: hot ?? [],
    banners: (banners ?? []).slice(0, MAX_BANNERS),
    lead,
    opinions: opinions?.filter(({ id }) => id !== lead?.id).map(toBrief) ?? null,
    coming: toComing(pending, standards?.list ?? null, MAX_COMING),
    news: industry?.map(toBrief) ?? null,
    policies: policies?.map(toBrief) ?? null,
    reports: reports?.list.map((report) => ({ ...toBrief(report), key_points: report.key_points })) ?? null,
    references: references && toIssues(references),
    recommended: recommended?.map(toBrief) ?? null,
  };
};

/** The newest story about a product that has a price; without one, the newest story. */
const loadLead = async (stories: ArticleCard[], { api, signal }: Context): Promise<Lead | null> => {
  const rows = await Promise.all(
    stories.slice(0, MAX_CANDIDATES).map(async (story) => {
      const lists = await Promise.all(
        productsOf(story)
          .slice(0, MAX_PRODUCTS)
          .map((name) => settle(api('vegetable/vegList', { name, limit: 1 }, { signal }), signal)),
      );
      return lists.flatMap((found) => found?.list ?? [])[0];
    }),
  );
  const place = Math.max(0, rows.findIndex(Boolean));
  const story = stories[place];
  return story ? toLead(story, rows[place]) : null;
};

const sumOf = (columns: Settled<DataFor<'article/getColumnList'>>): Settled<number> =>
  columns?.reduce((sum, { count }) => sum + count, 0) ?? null;
