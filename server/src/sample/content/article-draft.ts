import type { Figure, KeyNumber } from '../../db/schema/report.ts';
import type { Block } from '../../modules/article/rich-text.ts';

/** An article of the sample data before it is stored. */
export type ArticleDraft = {
  id: string;
  type: string;
  cate: string | null;
  title: string;
  author: string | null;
  date: string;
  blocks: Block[];
  keyPoints: string[];
  tags: string[];
  policy?: PolicyDraft;
  report?: ReportDraft;
};

export type PolicyDraft = {
  docNo: string | null;
  orgs: string[];
  level: '国家' | '省' | '市';
  region: string | null;
  adcode: string | null;
  docType: string;
  effectiveAt: string | null;
  expiresAt: string | null;
  status: 'in_force' | 'amended' | 'repealed' | 'draft';
  chain: string;
  /** Ids of the policies that it explains. */
  interprets?: string[];
};

export type ReportDraft = {
  org: string;
  researchers: string[];
  series: { id: string; title: string } | null;
  issueNo: string | null;
  figures: Figure[];
  keyNumbers: KeyNumber[];
};

/** What every made-up text says about itself. */
export const SAMPLE_NOTE = '本文为农小蜂示例数据，用于演示，不代表真实文件或真实行情。';

export const figureOf = (no: number, title: string, columns: string[], rows: string[][]): Figure => ({
  no,
  kind: 'table',
  title,
  page: null,
  columns,
  rows,
  thumb: null,
  link: null,
});
