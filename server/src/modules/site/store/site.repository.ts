import type { SitemapSource } from '@bee/contracts/resource/site';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';

const PAGE_SIZE = 5000;

type Entry = { params: Record<string, string>; lastmod: string | null };

/** One page of the entries of a sitemap source, with the total. */
export const listSitemap = async (db: Db, source: SitemapSource, page: number) => {
  const { rows } = await sql<Entry & { total: number }>`
    select e.params, e.lastmod, count(*) over ()::int as total
    from (${entries[source]}) e
    order by e.place limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(db);
  const total = rows[0]?.total ?? 0;
  return {
    list: rows.map(({ params, lastmod }) => ({ params, lastmod })),
    total,
    page,
    pages: Math.ceil(total / PAGE_SIZE),
  };
};

const articlesOf = (...scopes: string[]): RawBuilder<unknown> => sql`
  select json_build_object('id', id) as params, updated_at as lastmod, row_number() over (order by published_at desc nulls last, id) as place
  from article where scope = any(${scopes})`;

const entries: Record<SitemapSource, RawBuilder<unknown>> = {
  article: articlesOf('news', 'policy', 'special'),
  'data-product': sql`
    select json_strip_nulls(json_build_object('id', p.id, 'doc_id', f.doc_id)) as params, p.updated_at as lastmod,
      row_number() over (order by p.rank, p.id, f.place nulls first) as place
    from data_product p left join lateral (
      select null as doc_id, null::smallint as place
      union all
      select doc_id, d.place from data_product_file d
      where d.product_id = p.id and (select count(*) from data_product_file o where o.product_id = p.id) > 1
    ) f on true`,
  dataset: sql`
    select json_build_object('id', id) as params, updated_at as lastmod, row_number() over (order by rank, id) as place
    from data_product`,
  baike: sql`
    select '{}'::json as params, max(updated_at) as lastmod, 0::bigint as place from baike having count(*) > 0
    union all
    select json_build_object('id', id), updated_at, row_number() over (order by views desc, id) from baike`,
  news: articlesOf('news'),
  policy: articlesOf('policy'),
  report: articlesOf('report'),
  reference: sql`
    select json_strip_nulls(json_build_object('id', id, 'num', num)) as params, updated_at as lastmod,
      row_number() over (order by place, id) as place
    from (
      select id, null as num, updated_at, 0 as place from reference_series
      union all
      select i.id, null, s.updated_at, 1 from reference_issue i join reference_series s on s.id = i.series_id
      union all
      select i.id, '1', s.updated_at, 2 from reference_issue i join reference_series s on s.id = i.series_id
      where exists (select from reference_article a where a.issue_id = i.id)
    ) shown`,
  'reference-article': sql`
    select json_build_object('id', a.id) as params, a.updated_at as lastmod,
      row_number() over (order by i.published_at desc, i.id, a.place) as place
    from reference_article a join reference_issue i on i.id = a.issue_id`,
  tag: sql`
    select json_strip_nulls(json_build_object('tagId', t.id, 'type', a.type)) as params, max(a.updated_at) as lastmod,
      row_number() over (order by a.type nulls first, t.rank, t.id) as place
    from tag t join article_tag g on g.tag_id = t.id join article a on a.id = g.article_id
    where a.scope <> 'special' group by grouping sets ((t.id), (t.id, a.type))`,
  'vegetable-product': sql`
    select json_build_object('group', p.group_name, 'name', p.name, 'type', '1') as params,
      max(s.last_date)::timestamp at time zone 'Asia/Shanghai' as lastmod, row_number() over (order by p.id) as place
    from price_product p join price_series s on s.product_id = p.id
    where p.scope = 'market' group by p.id`,
  'food-category': sql`
    select json_build_object('firstId', coalesce(c.pid, c.id)::text, 'secondId', case when c.pid is null then '0' else c.id::text end) as params,
      max(f.updated_at) as lastmod, row_number() over (order by c.pid nulls first, c.rank, c.id) as place
    from food_category c join food f on f.first_id = c.id or f.second_id = c.id group by c.id`,
  food: sql`
    select json_build_object('code', code) as params, updated_at as lastmod,
      row_number() over (order by not representative, rank, code) as place
    from food`,
  fruit: sql`
    select json_build_object('production_area', k.area, 'category', p.name, 'type', s.spec, 'addr', k.name, 'unit', s.variant) as params,
      s.last_date::timestamp at time zone 'Asia/Shanghai' as lastmod, row_number() over (order by s.quotes desc, s.id) as place
    from price_series s join price_product p on p.id = s.product_id join market k on k.id = s.market_id
    where s.scope = 'origin' and k.area is not null and s.spec <> ''`,
  'fruit-type': sql`
    select case when spec is null then '{}' else json_build_object('type', spec) end as params,
      max(last_date)::timestamp at time zone 'Asia/Shanghai' as lastmod, row_number() over (order by spec nulls first) as place
    from price_series where scope = 'origin' and spec <> '' group by grouping sets ((), (spec))`,
  'market-report': sql`
    select json_build_object('id', r.id) as params, o.retrieved_at as lastmod,
      row_number() over (order by r.date desc, r.id) as place
    from market_report r join data_source o on o.id = r.source_id`,
  'industry-table': sql`
    select '{}'::json as params, max(updated_at) as lastmod, 0 as place from industry_table
    union all
    select json_build_object('m', model_id), updated_at, row_number() over (order by updated_at desc, model_id)
    from industry_table where row_count > 0`,
  standard: sql`
    select json_build_object('id', id) as params, updated_at as lastmod,
      row_number() over (order by issued_at desc nulls last, id) as place
    from standard`,
  province: sql`
    select json_build_object('adcode', adcode) as params, null::timestamptz as lastmod, row_number() over (order by adcode) as place
    from stat_value where current and adcode like '__0000' and adcode <> '100000' group by adcode`,
  'trade-country': sql`
    select json_build_object('origin', c.code) as params, null::timestamptz as lastmod, row_number() over (order by c.code) as place
    from trade_country c
    where exists (select from trade_year y where y.partner = c.code) or exists (select from trade_permit t where t.origin = c.code)`,
  'trade-product': sql`
    select json_build_object('product_name', name) as params, null::timestamptz as lastmod,
      row_number() over (order by rank, name) as place
    from trade_product`,
};
