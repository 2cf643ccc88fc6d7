import { type RawBuilder, sql } from 'kysely';

/**
 * What belongs to a series or to one of its issues, as SELECTs of (id, place) in the order of the lists. Each takes the
 * id of either.
 */
type Related = (scope: string) => RawBuilder<unknown>;

/** Enterprises belong to the industry, whatever the issue. */
export const seriesEnterprises: Related = (scope) => sql`
  select enterprise_id as id, place from reference_enterprise
  where series_id = ${scope} or series_id = (select series_id from reference_issue where id = ${scope})`;

/** Reports that carry a tag of the scope; those that fit best, then the newest, first. */
export const matchedReports: Related = (scope) => sql`
  select a.id, row_number() over (order by sum(w.weight) desc, a.published_at desc nulls last, a.id) as place
  from (${weightedTags(scope)}) w join article_tag g on g.tag_id = w.tag_id join article a on a.id = g.article_id
  where a.scope = 'report' group by a.id`;

/** Price tables of the products that the scope speaks of. */
export const matchedTables: Related = (scope) => sql`
  select p.id, row_number() over (order by w.weight desc, p.rank, p.id) as place
  from (${weightedTags(scope)}) w join tag t on t.id = w.tag_id join price_product p on p.name = t.product and p.scope = 'market'
  where exists (select from price_series s where s.product_id = p.id and s.quotes > 0)`;

/** Tags of the series; what an issue speaks of weighs more the more of its articles do. */
const weightedTags: Related = (scope) => sql`
  select tag_id, count(*) as weight from (
    select tag_id from reference_series_tag
    where series_id = ${scope} or series_id = (select series_id from reference_issue where id = ${scope})
    union all
    select g.tag_id from reference_article_tag g join reference_article a on a.id = g.article_id
    where a.issue_id = ${scope}
  ) every group by tag_id`;
