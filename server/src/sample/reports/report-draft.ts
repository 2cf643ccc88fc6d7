import type { KeyNumber } from '../../db/schema/report.ts';
import type { ReportBlock } from '../../modules/publishing/report/model/report-document.ts';

/** A report of the sample data before it is stored; on a product alone if it has one. */
export type ReportDraft = {
  id: string;
  type: string;
  cate: string;
  title: string;
  author: string;
  date: string;
  product?: string;
  tags: string[];
  org: string;
  researchers: string[];
  series: { id: string; title: string } | null;
  issueNo: string | null;
  keyPoints: string[];
  keyNumbers: KeyNumber[];
  blocks: ReportBlock[];
};
