import type { TagList } from './report-data.ts';

export const typeTitles = {
  self_report: '自有报告',
  free_report: '免费报告',
  weekly_report: '周报',
  monthly_report: '月报',
  report_diagram: '一图读懂',
  third_part_report: '产业报告',
  beedata_opinion: '观察',
  industry_news: '动态',
  policy_repository: '政策',
  agriculture_policy: '政策解读',
  policy_diagram: '一图解读',
  special: '声明',
} as const satisfies Record<TagList['list'][number]['type'], string>;
