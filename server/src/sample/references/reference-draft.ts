import type { Block } from '../../text/rich-text.ts';

/** A series of the sample data before it is stored; tags by their titles. */
export type ReferenceDraft = SeriesRecord & { issues: IssueDraft[]; enterprises: EnterpriseRecord[] };

export type SeriesRecord = {
  /** Enterprises name it by this. */
  key: string;
  title: string;
  industry: string;
  desc: string;
  org: string;
  tags: string[];
  /** How many of its issues a site begins with. */
  newest: number;
};

export type IssueDraft = {
  period: Period;
  title: string;
  summary: string;
  keyPoints: string[];
  articles: SubArticleDraft[];
};

/** An issue with the key of its series. */
export type IssueRecord = { series: string } & IssueDraft;

export type SubArticleDraft = { section: string; title: string; blocks: Block[]; tags: string[] };

export type EnterpriseDraft = {
  key: string;
  name: string;
  province: string;
  city: string;
  founded: number;
  products: string[];
  scale: string;
  intro: string;
};

/** With the key of the series that it appears in. */
export type EnterpriseRecord = EnterpriseDraft & { series: string };

/** A completed month or quarter. */
export type Period = {
  /** For ids: 2026-02, 2026-q1. */
  key: string;
  /** 2026年2月, 2026年第一季度. */
  name: string;
  /** 2026年第2期. */
  no: string;
  publishedAt: string;
};
