import { href } from '@bee/platform';
import { settle } from '../../lib/settle.ts';
import { articleListPage } from './article-list-page.tsx';
import { newsQuery } from './list-query.ts';
import { articleTexts } from './list-results.tsx';
import { NewsRows, withPrices } from './news-rows.tsx';

const LEADS = {
  beedata_opinion: '我们自己的观察：从行情、政策和产销数据里读出的变化，每个数字都有出处。',
  industry_news: '种植、养殖、流通与贸易的最新动态，标明来源与日期。',
};

export const page = articleListPage({
  scope: 'news',
  first: 'beedata_opinion',
  section: '行业资讯',
  tabs: '资讯栏目',
  hrefOf: (type: keyof typeof LEADS) => href('article/news', { type }),
  leadOf: (type) => LEADS[type],
  about: (total) => `共 ${total} 篇。`,
  query: newsQuery,
  load: async (api, state, type, options) => {
    const [answer, prices] = await Promise.all([
      api('article/getNewsList', { ...newsQuery.request(state), type }, options),
      settle(api('vegetable/vegList', { limit: 100 }, options), options.signal),
    ]);
    return { ...answer, list: withPrices(answer.list, prices?.list ?? []) };
  },
  filters: { cate: '分类', tag: '标签', year: '年份' },
  Rows: NewsRows,
  rowHeight: 130,
  texts: articleTexts({ title: '看政策库', href: () => href('article/policy', { type: 'policy_repository' }) }),
});
