import { href } from '@bee/platform';
import { CardGrid } from '@bee/ui/content';
import { articleListPage, rowsOf } from './article-list-page.tsx';
import { DiagramCard, PolicyRow } from './article-row.tsx';
import { policyQuery } from './list-query.ts';
import { articleTexts } from './list-results.tsx';

const LEADS = {
  policy_repository: '法律、行政法规、部门规章与地方性法规的全文，标明效力状态与历次版本。',
  agriculture_policy: '新出台政策说了什么、影响谁、从哪天起算，逐条解读并附原文。',
  policy_diagram: '把一份政策画成一张图：对象、标准、流程与时间。',
};

export const page = articleListPage({
  scope: 'policy',
  first: 'policy_repository',
  section: '农业政策',
  tabs: '政策栏目',
  hrefOf: (type: keyof typeof LEADS) => href('article/policy', { type }),
  leadOf: (type) => LEADS[type],
  about: (total) => `共 ${total} 篇，可按级别、发布机构、地区、文种、效力状态和年份筛选。`,
  query: policyQuery,
  load: (api, state, type, options) => api('article/getNewsList', { ...policyQuery.request(state), type }, options),
  filters: { level: '级别', validity: '效力状态', doc_type: '文种', region: '地区', org: '发布机构', year: '年份' },
  Rows: rowsOf(PolicyRow),
  pictures: {
    type: 'policy_diagram',
    Rows: ({ articles }) => (
      <CardGrid>
        {articles.map((article) => (
          <DiagramCard key={article.id} article={article} />
        ))}
      </CardGrid>
    ),
  },
  rowHeight: 130,
  texts: articleTexts({ title: '看行业动态', href: () => href('article/news', { type: 'industry_news' }) }),
});
