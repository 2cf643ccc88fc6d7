import type { Piece } from '../../text/rich-text.ts';

/** An article of the sample data before it is stored. */
export type ArticleDraft = {
  id: string;
  type: string;
  cate: string | null;
  title: string;
  author: string | null;
  date: string;
  blocks: Piece[];
  keyPoints: string[];
  tags: string[];
  policy?: PolicyDraft;
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

/** What every made-up text says about itself. */
export const SAMPLE_NOTE = '本文为农小蜂示例数据，用于演示，不代表真实文件或真实行情。';
