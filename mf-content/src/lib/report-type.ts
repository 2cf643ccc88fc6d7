import type { DataFor } from '@bee/contracts/operations';

export type ReportCard = DataFor<'article/getReportLists'>['list'][number];
export type ReportType =
  | 'self_report'
  | 'free_report'
  | 'weekly_report'
  | 'monthly_report'
  | 'report_diagram'
  | 'third_part_report';
