import { z } from 'zod';
import { accessBlock, day, id, instant, source } from '../shapes.ts';

export const newsTypes = ['beedata_opinion', 'industry_news'] as const;
export const policyTypes = ['policy_repository', 'agriculture_policy', 'policy_diagram'] as const;
export const reportTypes = [
  'self_report',
  'free_report',
  'weekly_report',
  'monthly_report',
  'report_diagram',
  'third_part_report',
] as const;
export const specialArticles = ['user_terms', 'privacy', 'property_statement'] as const;
export const policyLevels = ['国家', '省', '市', '县'] as const;
export const validities = ['current', 'pending', 'amended', 'repealed', 'draft'] as const;

/** `special` marks the agreements (user_terms, privacy, property_statement). */
export const articleType = z.enum([...newsTypes, ...policyTypes, ...reportTypes, 'special']);

export const tag = z.object({
  id: z.string(),
  title: z.string(),
  group: z.enum(['品类', '地区', '主题', '来源']),
});

/** Fields that only policies have. `validity` and `days_to_effect` are those of the day of the response. */
export const policyMeta = z.object({
  doc_no: z.string().nullable(),
  issuing_orgs: z.array(z.string()),
  level: z.enum(policyLevels),
  region: z.string().nullable(),
  region_adcode: z.string().nullable(),
  doc_type: z.string().nullable(),
  /** Day of the first publication, never after the effective date. */
  issued_at: day.nullable(),
  /** Day of the last amendment. */
  amended_at: day.nullable(),
  effective_at: day.nullable(),
  expires_at: day.nullable(),
  validity: z.enum(validities),
  /** Positive only while `validity` is pending. */
  days_to_effect: z.number().int().nullable(),
});

export const articleCard = z.object({
  id: z.string(),
  type: articleType,
  title: z.string(),
  summary: z.string(),
  cover: z.string().nullable(),
  source_name: z.string().nullable(),
  author: z.string().nullable(),
  /** null where the source has no date (some old laws). */
  published_at: day.nullable(),
  tags: z.array(tag),
  views: z.number().int(),
  favs: z.number().int(),
  /** Invented sample data: label it 示例数据. */
  sample: z.boolean(),
  access: accessBlock,
  /** null for other types. */
  policy: policyMeta.nullable(),
});

export const neighbour = z.object({ id: z.string(), title: z.string() });

/** One dated version of a law or notice. */
const version = z.object({ id: z.string(), title: z.string(), date: day.nullable(), current: z.boolean() });

const attachment = z.object({
  fid: z.string(),
  name: z.string(),
  ext: z.string(),
  size: z.number().int(),
  pages: z.number().int().nullable(),
});

export const article = articleCard.extend({
  /** Sanitised HTML; headings in the table of contents have its ids. */
  content_html: z.string(),
  toc: z.array(z.object({ id: z.string(), level: z.number().int(), title: z.string() })),
  key_points: z.array(z.string()),
  original_url: z.string().nullable(),
  attachments: z.array(attachment),
  related_products: z.array(tag),
  /** Neighbours in the same type by date. */
  prev: neighbour.nullable(),
  next: neighbour.nullable(),
  words: z.number().int(),
  copyright: z.string().nullable(),
  updated_at: instant.nullable(),
  source,
  /** All versions of a policy, newest first; empty where there is only this one. */
  versions: z.array(version),
  replaces: z.array(neighbour),
  replaced_by: neighbour.nullable(),
  /** Decisions that enacted and amended a law, as listed by its source. */
  history: z.array(z.string()),
});

/** The tag of the reading context: previous and next article are those with the tag. */
export const withinTag = id.optional();

/** Ids of the linked articles that carry the requested tag; empty without one. */
export const taggedIds = z.array(z.string());

export type ArticleType = z.output<typeof articleType>;
export type Tag = z.output<typeof tag>;
export type PolicyMeta = z.output<typeof policyMeta>;
export type ArticleCard = z.output<typeof articleCard>;
export type Article = z.output<typeof article>;
