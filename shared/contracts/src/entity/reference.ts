import { z } from 'zod';
import { accessBlock, day, instant, source } from '../shapes.ts';
import { neighbour, tag } from './article.ts';
import { tablePeriod } from './industry.ts';
import { link } from './link.ts';

export const issueEntry = z.object({
  id: z.string(),
  /** As printed: 第3期. */
  no: z.string(),
  title: z.string(),
  date: day,
});

/** A series of one industry, as the list shows it. */
export const referenceCard = z.object({
  id: z.string(),
  title: z.string(),
  industry: z.string(),
  cover: z.string().nullable(),
  desc: z.string(),
  org: z.string(),
  issue_count: z.number().int(),
  /** The newest issue, of the requested year if given; null before the first one. */
  latest: issueEntry.nullable(),
  sample: z.boolean(),
});

export const reference = referenceCard.extend({ tags: z.array(tag), source, updated_at: instant });

export const issue = z.object({
  id: z.string(),
  ref_id: z.string(),
  no: z.string(),
  title: z.string(),
  /** Its period: 2026年2月, 2026年第一季度. */
  period: z.string(),
  published_at: day,
  summary: z.string(),
  key_points: z.array(z.string()),
  cover: z.string().nullable(),
  /** null while the issue has no PDF; its articles are public. */
  fid: z.string().nullable(),
  pages: z.number().int().nullable(),
  access: accessBlock,
});

export const subArticleCard = z.object({
  id: z.string(),
  issue_id: z.string(),
  section: z.string(),
  title: z.string(),
  summary: z.string(),
  author: z.string().nullable(),
  words: z.number().int(),
});

export const subArticle = subArticleCard.extend({
  /** Sanitised HTML; headings in the table of contents have its ids. */
  content_html: z.string(),
  toc: z.array(z.object({ id: z.string(), level: z.number().int(), title: z.string() })),
  tags: z.array(tag),
  published_at: day,
  /** Previous and next article of the issue. */
  prev: neighbour.nullable(),
  next: neighbour.nullable(),
  issue: issueEntry.extend({ period: z.string() }),
  series: z.object({ id: z.string(), title: z.string(), industry: z.string() }),
  /** All articles of the issue, including this one. */
  articles: z.array(subArticleCard.pick({ id: true, section: true, title: true })),
  sample: z.boolean(),
  source,
  updated_at: instant,
});

export const enterprise = z.object({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  logo: z.string().nullable(),
  province: z.string().nullable(),
  city: z.string().nullable(),
  /** Year. */
  founded: z.number().int().nullable(),
  main_products: z.array(z.string()),
  scale: z.string().nullable(),
  intro: z.string(),
  site: z.string().nullable(),
  stock_code: z.string().nullable(),
  sample: z.boolean(),
  source,
});

/** An industry data table, and its page. */
export const industryTableCard = z.object({
  id: z.string(),
  title: z.string(),
  /** Domain and group. */
  path: z.array(z.string()),
  unit: z.string().nullable(),
  freq: z.enum(['日', '周', '旬', '月', '季', '年']),
  /** First and last period. */
  from: tablePeriod.nullable(),
  to: tablePeriod.nullable(),
  rows: z.number().int(),
  source_name: z.string(),
  sample: z.boolean(),
  link,
});

/** 0 overview, 1 articles of the issue, 2 enterprises, 3 reports, 4 industry data. */
export const referenceSection = z.object({
  num: z.number().int(),
  title: z.string(),
  /** null for the overview, which has no count. */
  count: z.number().int().nullable(),
});

export type ReferenceCard = z.output<typeof referenceCard>;
export type Reference = z.output<typeof reference>;
export type Issue = z.output<typeof issue>;
export type SubArticle = z.output<typeof subArticle>;
export type Enterprise = z.output<typeof enterprise>;
export type IndustryTableCard = z.output<typeof industryTableCard>;
export type ReferenceSection = z.output<typeof referenceSection>;
