import type { Block } from '../../../../text/rich-text.ts';

/** A series with its full content, as passed by generators and imports; texts are plain blocks, tags are ids. */
export type NewReference = {
  id: string;
  naturalKey: string;
  title: string;
  industry: string;
  desc: string;
  org: string;
  sample: boolean;
  sourceId: number;
  updatedAt: string;
  tags: string[];
  issues: NewIssue[];
  enterprises: NewEnterprise[];
};

export type NewIssue = {
  id: string;
  naturalKey: string;
  no: string;
  title: string;
  period: string;
  publishedAt: string;
  summary: string;
  keyPoints: string[];
  articles: NewSubArticle[];
};

/** Listed in the order of the issue. */
export type NewSubArticle = {
  id: string;
  naturalKey: string;
  section: string;
  title: string;
  author: string | null;
  blocks: Block[];
  tags: string[];
};

export type NewEnterprise = {
  id: string;
  naturalKey: string;
  name: string;
  shortName: string;
  province: string | null;
  city: string | null;
  founded: number | null;
  mainProducts: string[];
  scale: string | null;
  intro: string;
  site: string | null;
  stockCode: string | null;
};
