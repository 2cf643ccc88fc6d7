import { href } from '@bee/platform';
import { articleListPage } from './article-list-page.tsx';
import { NewsRow } from './article-row.tsx';
import { newsQuery } from './list-query.ts';
import { articleTexts } from './list-results.tsx';

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
  load: (api, state, type, options) => api('article/getNewsList', { ...newsQuery.request(state), type }, options),
  filters: { cate: '分类', tag: '标签', year: '年份' },
  Row: NewsRow,
  rowHeight: 130,
  texts: articleTexts({ title: '看政策库', href: () => href('article/policy', { type: 'policy_repository' }) }),
});
