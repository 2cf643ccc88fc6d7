import { FREE_TYPES, READING_PAGES } from '@bee/domain/reading-rights';
import { type RawBuilder, sql } from 'kysely';
import { containsPattern } from '../../../../db/contains-pattern.ts';

export type ArticleFilter = {
  scopes: string[];
  today: string;
  page: number;
  limit: number;
  sort: 'new' | 'hot';
  type?: string | undefined;
  cate_id?: string | undefined;
  tag_id?: string | undefined;
  /** Words that must all occur in the title, summary or document number. */
  kw?: string | undefined;
  /** Words that must all occur in the title. */
  title?: string | undefined;
  /** Words that must not occur in the title. */
  kw_not?: string | undefined;
  year?: string | undefined;
  /** Format `2026-03`. */
  month?: string | undefined;
  date_from?: string | undefined;
  date_to?: string | undefined;
  org?: string | undefined;
  level?: string | undefined;
  region?: string | undefined;
  doc_type?: string | undefined;
  validity?: string | undefined;
  pages_min?: number | undefined;
  access?: string | undefined;
};

/** Access level of a report's PDF, as in report.policy. */
export const accessOf = (hasPdf: RawBuilder<unknown>, type: RawBuilder<unknown>, pages: RawBuilder<unknown>) => sql`
  case when ${hasPdf} is null then null when not ${hasPdf} then 'public'
    when ${type} = any(${FREE_TYPES}) or ${pages} <= ${READING_PAGES.member} then 'login' else 'vip' end`;

/** Keys are facet names: each facet is counted without the condition of its own name. */
export type Conditions = Partial<Record<string, RawBuilder<unknown>>>;

/** Conditions that have a facet, on a row of `b`. */
export const conditionsOf = (filter: ArticleFilter): Conditions => ({
  type: filter.type ? sql`b.type = ${filter.type}` : undefined,
  cate: filter.cate_id ? sql`b.cate = ${filter.cate_id}` : undefined,
  year: filter.year ? sql`b.year = ${Number(filter.year)}` : undefined,
  org: filter.org ? sql`(b.org_name = ${filter.org} or ${filter.org} = any(b.issuing_orgs))` : undefined,
  level: filter.level ? sql`b.level = ${filter.level}` : undefined,
  region: filter.region ? sql`b.region = ${filter.region}` : undefined,
  doc_type: filter.doc_type ? sql`b.doc_type = ${filter.doc_type}` : undefined,
  validity: filter.validity ? sql`b.validity = ${filter.validity}` : undefined,
  pages: filter.pages_min ? sql`b.pages >= ${filter.pages_min}` : undefined,
  access: filter.access ? sql`b.access = ${filter.access}` : undefined,
});

/** Conditions without a facet, on `article a` and `policy p`; the counts by part do not know them. */
export const narrowingOf = (filter: ArticleFilter): Conditions => ({
  month: filter.month ? inMonth(filter.month) : undefined,
  from: filter.date_from ? sql`a.published_at >= ${filter.date_from}` : undefined,
  to: filter.date_to ? sql`a.published_at <= ${filter.date_to}` : undefined,
  kw: filter.kw ? containing(filter.kw) : undefined,
  title: filter.title ? sql`a.title ilike all(${patterns(filter.title)})` : undefined,
  kw_not: filter.kw_not ? sql`not a.title ilike any(${patterns(filter.kw_not)})` : undefined,
});

const inMonth = (month: string) => sql`
  (a.published_at >= ${`${month}-01`}::date and a.published_at < ${`${month}-01`}::date + interval '1 month')`;

export const allOf = (conditions: Conditions): RawBuilder<unknown> => {
  const given = Object.values(conditions).filter((one) => one !== undefined);
  return given.length > 0 ? sql.join(given, sql` and `) : sql`true`;
};

const containing = (kw: string) =>
  sql`(a.title ilike ${containsPattern(kw)} or a.summary ilike ${containsPattern(kw)} or p.doc_no ilike ${containsPattern(kw)})`;

const patterns = (text: string): string[] => text.split(/\s+/).filter(Boolean).map(containsPattern);
