import { type RawBuilder, sql } from 'kysely';
import type { FacetName } from './article-facets.ts';
import { type ArticleFilter, accessOf, conditionsOf, narrowingOf } from './article-filter.ts';

/** Both tables of counts know these; `article_tag_count` knows no others. */
const TAG_COUNTED: readonly string[] = ['type', 'cate', 'year'];

/**
 * Rows of `base b`, each for many articles, if the tables of counts know all conditions and facets; otherwise null.
 * Database triggers keep the tables (migration article-counts).
 */
export const storedCounts = (filter: ArticleFilter, facets: readonly FacetName[]): RawBuilder<unknown> | null => {
  const isNarrowed = Object.values(narrowingOf(filter)).some((one) => one !== undefined);
  if (isNarrowed) return null;
  const given = Object.entries(conditionsOf(filter)).flatMap(([name, one]) => (one ? [name] : []));
  const needed = filter.tag_id ? [...given, ...facets] : facets.includes('tag') ? given : [];
  if (needed.some((name) => !TAG_COUNTED.includes(name))) return null;
  return filter.tag_id ? countsOfTag(filter.tag_id, filter.scopes) : countsOfScopes(filter);
};

/** When the newest article of the scopes, or of the tag in them, was updated. */
export const lastUpdate = ({ scopes, tag_id }: ArticleFilter): RawBuilder<unknown> =>
  tag_id
    ? sql`(select max(b.updated_at) from (${countsOfTag(tag_id, scopes)}) b)`
    : sql`(select max(updated_at) from article_count where scope = any(${scopes}))`;

const countsOfTag = (tag: string, scopes: readonly string[]) => sql`
  select c.* from article_tag_count c join tag t on t.id = c.tag_id
  where (t.id = ${tag} or t.title = ${tag}) and c.scope = any(${scopes})`;

/**
 * The table knows only the year in which a policy expires and not the day on which it takes effect: policies whose
 * validity differs for that reason today are moved from one count to the other.
 */
const countsOfScopes = ({ scopes, today }: ArticleFilter) => sql`
  select c.scope, c.type, c.cate, c.year, c.org_name, c.issuing_orgs, c.level, c.region, c.doc_type,
    policy_validity(c.status, null, make_date(c.expires_in, 12, 31), ${today}::date) as validity, c.pages,
    ${accessOf(sql`c.has_pdf`, sql`c.type`, sql`c.pages`)} as access, c.articles
  from article_count c where c.scope = any(${scopes})
  union all
  select a.scope, a.type, a.cate, published_year(a.published_at), null, p.issuing_orgs, p.level, p.region, p.doc_type,
    moved.validity, null, null, moved.articles
  from policy p join article a on a.id = p.article_id
  cross join lateral (values
    (policy_validity(p.status, null, make_date(published_year(p.expires_at), 12, 31), ${today}::date), -1),
    (policy_validity(p.status, p.effective_at, p.expires_at, ${today}::date), 1)
  ) moved(validity, articles)
  where a.scope = any(${scopes}) and p.status = 'in_force' and (p.effective_at > ${today}::date
    or (p.expires_at < ${today}::date and p.expires_at >= date_trunc('year', ${today}::date)))`;
