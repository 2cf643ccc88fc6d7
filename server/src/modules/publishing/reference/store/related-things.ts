import { type RawBuilder, sql } from 'kysely';

/** SELECT of (id, place) in list order for the data related to a scope: the id of a series or of an issue. */
type Related = (scope: string) => RawBuilder<unknown>;

/** Enterprises belong to the industry, independent of the issue. */
export const seriesEnterprises: Related = (scope) => sql`
  select enterprise_id as id, place from reference_enterprise
  where series_id = ${scope} or series_id = (select series_id from reference_issue where id = ${scope})`;

/** Reports that share a tag with the scope, best match first, then newest. */
export const matchedReports: Related = (scope) => sql`
  select a.id, row_number() over (order by sum(w.weight) desc, a.published_at desc nulls last, a.id) as place
  from (${weightedTags(scope)}) w join article_tag g on g.tag_id = w.tag_id join article a on a.id = g.article_id
  where a.scope = 'report' group by a.id`;

/**
 * Tables of the industry database about products of the scope, then about its subjects. A product without a table is
 * listed by its price page, with the id `price:` followed by the product's id.
 */
export const matchedTables: Related = (scope) => sql`
  with spoken as (
    select t.title, coalesce(t.product, t.title) as product, w.weight
    from (${weightedTags(scope)}) w join tag t on t.id = w.tag_id
  )
  select id, row_number() over (order by of_product desc, fit desc, breadth, title collate "C", id) as place from (
    select m.model_id as id, m.title, sum(s.weight) as fit, bool_or(s.product = any(m.products)) as of_product,
      cardinality(m.products) as breadth
    from industry_table m join industry_node n on n.id = m.model_id
    join spoken s on s.product = any(m.products) or s.title = any(m.tags)
      or n.path @> jsonb_build_array(jsonb_build_object('title', s.title))
    where m.row_count > 0 group by m.no
    union all
    select 'price:' || p.id, p.name, s.weight, true, 1
    from spoken s join price_product p on p.name = s.product and p.scope = 'market'
    where exists (select from price_series q where q.product_id = p.id and q.quotes > 0)
      and not exists (select from industry_table m where p.name = any(m.products) and m.row_count > 0)
  ) related`;

/** Tags of the series and of the issue; a tag of an issue is weighted by the number of articles that have it. */
const weightedTags: Related = (scope) => sql`
  select tag_id, count(*) as weight from (
    select tag_id from reference_series_tag
    where series_id = ${scope} or series_id = (select series_id from reference_issue where id = ${scope})
    union all
    select g.tag_id from reference_article_tag g join reference_article a on a.id = g.article_id
    where a.issue_id = ${scope}
  ) every group by tag_id`;
