import type { ArticleType } from '@bee/contracts/entity/article';

type Column = { type: ArticleType; title: string; desc: string };

/** Columns of the three scopes, in navigation order. */
export const columns: Record<'report' | 'news' | 'policy', Column[]> = {
  report: [
    { type: 'self_report', title: '自有报告', desc: '农小蜂研究团队的专题研究' },
    { type: 'free_report', title: '免费专区', desc: '人人可读的行情与产业观察' },
    { type: 'weekly_report', title: '周报', desc: '一周价格走势与涨跌品种' },
    { type: 'monthly_report', title: '月报', desc: '月度均价、同比与后市研判' },
    { type: 'report_diagram', title: '一图读懂', desc: '一张图看清一个品种' },
    { type: 'third_part_report', title: '产业报告', desc: '合作机构的产业研究' },
  ],
  news: [
    { type: 'beedata_opinion', title: '行业观察', desc: '农小蜂对市场的解读' },
    { type: 'industry_news', title: '行业动态', desc: '产业一线的新闻' },
  ],
  policy: [
    { type: 'policy_repository', title: '政策库', desc: '法律法规与政策文件原文' },
    { type: 'agriculture_policy', title: '政策解读', desc: '逐条说清政策影响谁、怎么办' },
    { type: 'policy_diagram', title: '一图解读', desc: '一图看懂政策要点' },
  ],
};

export const typeTitles: Record<string, string> = Object.fromEntries(
  Object.values(columns)
    .flat()
    .map(({ type, title }) => [type, title]),
);
