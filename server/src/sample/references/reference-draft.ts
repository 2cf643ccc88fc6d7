import type { Block } from '../../text/rich-text.ts';

/** A series of the sample data before it is stored; tags by their titles. */
export type ReferenceDraft = {
  id: string;
  title: string;
  industry: string;
  desc: string;
  org: string;
  tags: string[];
  issues: IssueDraft[];
  enterprises: EnterpriseDraft[];
};

/** The newest first. */
export type IssueDraft = {
  period: Period;
  title: string;
  summary: string;
  keyPoints: string[];
  articles: SubArticleDraft[];
};

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

/** A completed month or quarter. */
export type Period = {
  /** For ids: 2026-02, 2026-q1. */
  key: string;
  /** 2026年2月, 2026年第一季度. */
  name: string;
  /** 2026年第2期. */
  no: string;
  from: string;
  to: string;
  /** First day of the same span before this one, and of a year before; likewise the last. */
  before: { from: string; to: string };
  lastYear: { from: string; to: string };
  publishedAt: string;
};
