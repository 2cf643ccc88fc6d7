import type { Navigation } from '@bee/platform';

const reports: [string, string][] = [
  ['self_report', '自有报告'],
  ['free_report', '免费专区'],
  ['weekly_report', '周报'],
  ['monthly_report', '月报'],
  ['report_diagram', '一图读懂'],
  ['third_part_report', '产业报告'],
];
const news: [string, string][] = [
  ['beedata_opinion', '农小蜂观察'],
  ['industry_news', '行业动态'],
];
const policies: [string, string][] = [
  ['policy_repository', '政策库'],
  ['agriculture_policy', '政策解读'],
  ['policy_diagram', '一图解读'],
];

const typed = (
  page: 'report/list' | 'article/news' | 'article/policy',
  types: [string, string][],
  order = 0,
): Navigation[] =>
  types.map(([type, title], index) => ({ title, to: { page, params: { type } }, order: order + index }));

export const navigation: Navigation[] = [
  { title: '首页', icon: 'home', order: 0, to: { page: 'home' } },
  {
    title: '研究报告',
    alias: 'report',
    icon: 'report',
    order: 10,
    current: ['article/report', 'article/viewPdf'],
    children: [
      ...typed('report/list', reports, 10),
      {
        title: '产业参考',
        // Between 月报 and 一图读懂.
        order: 13.5,
        to: { page: 'reference/list' },
        current: ['reference/detail', 'reference/periodical'],
      },
      { title: '定制报告服务', order: 50, to: { page: 'report/customized' } },
    ],
  },
  { title: '行业资讯', alias: 'news', icon: 'news', order: 30, children: typed('article/news', news) },
  { title: '农业政策', alias: 'policy', icon: 'policy', order: 40, children: typed('article/policy', policies) },
  { title: '帮助', icon: 'help', order: 60, to: { page: 'fqa' } },
];
