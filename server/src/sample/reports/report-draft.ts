import type { KeyNumber } from '../../db/schema/report.ts';
import type { ReportBlock } from '../../modules/publishing/report/model/report-document.ts';

/** A report of the sample data before it is stored. */
export type ReportDraft = {
  id: string;
  type: string;
  cate: string;
  title: string;
  author: string;
  date: string;
  tags: string[];
  org: string;
  researchers: string[];
  series: { id: string; title: string } | null;
  issueNo: string | null;
  keyPoints: string[];
  keyNumbers: KeyNumber[];
  blocks: ReportBlock[];
};

/** What a set of reports is written from. */
export type ReportContext = {
  today: string;
  /** First day with quotes in the reference market: nothing before it is spoken of. */
  from: string;
};
