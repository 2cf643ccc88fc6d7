import type { Facet } from '@bee/contracts/shapes';
import { type RawBuilder, sql } from 'kysely';
import { queryRows } from '../../../../db/query-rows.ts';
import type { Db } from '../../../../db/schema.ts';
import { CARD_JOINS, type CardRow, cardColumns } from './article-columns.ts';
import { lastUpdate, storedCounts } from './article-counts.ts';
import { countFacets, type FacetCount, type FacetName, groupFacets } from './article-facets.ts';
import { type ArticleFilter, accessOf, allOf, conditionsOf, narrowingOf } from './article-filter.ts';
import { taggedWith } from './tagged.repository.ts';

export type ArticlePage = { rows: CardRow[]; total: number; facets: Record<string, Facet[]>; updatedAt: string | null };

/** One page, the total and the facet counts (each under all other filters). */
export const listArticles = async (
  db: Db,
  filter: ArticleFilter,
  facetNames: readonly FacetName[],
): Promise<ArticlePage> => {
  const stored = storedCounts(filter, facetNames);
  const { totals, held, updated_at, facets, ids } = await count(db, filter, facetNames, stored);
  const total = Object.values(totals).reduce((sum, n) => sum + n, 0);
  const last = filter.page * filter.limit;
  const scopes = Object.keys(totals);
  const isMany = total * total > held * last;
  const page = ids ? listed(ids) : isMany ? walked({ ...filter, scopes }) : collected({ ...filter, scopes });
  return {
    rows: total > last - filter.limit ? await readCards(db, filter.today, page) : [],
    total,
    facets: groupFacets(facets ?? [], facetNames),
    updatedAt: updated_at,
  };
};

type Counts = {
  /** Matches by scope. */
  totals: Record<string, number>;
  /** All articles of the scopes, of each tag if the list has a tag. */
  held: number;
  updated_at: string | null;
  facets: FacetCount[] | null;
  /** Articles of the page, if they were read to be counted. */
  ids: string[] | null;
};

const count = async (
  db: Db,
  filter: ArticleFilter,
  facetNames: readonly FacetName[],
  stored: RawBuilder<unknown> | null,
): Promise<Counts> => {
  const conditions = conditionsOf(filter);
  const { rows } = await sql<Counts>`
    with base as materialized (
      ${stored ?? articles(filter, sql`a.scope = any(${filter.scopes})`)}
    ), tagged as (
      ${
        stored
          ? sql`select * from article_tag_count where scope = any(${filter.scopes})`
          : sql`select b.*, g.tag_id from base b join article_tag g on g.article_id = b.id`
      }
    ), total as (
      select b.scope, sum(b.articles)::int as n from base b where ${allOf(conditions)}
      group by b.scope having sum(b.articles) > 0
    ), facet(name, value, count) as (
      ${countFacets(facetNames, conditions)}
    )
    select
      (select coalesce(json_object_agg(scope, n), '{}') from total) as totals,
      ${filter.tag_id && stored ? sql`(select sum(articles)::int from tagged)` : sql`(select sum(articles)::int from base)`} as held,
      ${lastUpdate(filter)} as updated_at,
      (select json_agg(f) from facet f) as facets,
      ${stored ? sql`null` : sql`array(select b.id from base b where ${allOf(conditions)} ${pageOf(filter)})`} as ids`.execute(
    db,
  );
  const [counts] = rows;
  if (!counts) throw new Error('a statement of counts always has one row');
  return counts;
};

/** Rows of `b`, one for each article of `scope` that fits the conditions without a facet. */
const articles = (filter: ArticleFilter, scope: RawBuilder<unknown>) => sql`
  select a.id, a.scope, a.type, a.cate, published_year(a.published_at) as year, a.published_at, a.views,
    p.issuing_orgs, p.level, p.region, p.doc_type,
    policy_validity(p.status, p.effective_at, p.expires_at, ${filter.today}::date) as validity,
    r.org_name, r.pages, ${accessOf(sql`(r.pdf <> 'none')`, sql`a.type`, sql`r.pages`)} as access, 1 as articles
  from article a ${CARD_JOINS}
  where ${scope} and ${allOf(narrowingOf(filter))} ${filter.tag_id ? taggedWith(filter.tag_id) : sql``}`;

const listed = (ids: readonly string[]) =>
  sql`select id, place from unnest(${ids}::text[]) with ordinality as o(id, place)`;

/** For many matches: reads each scope along the index of the order until the page is full. */
const walked = (filter: ArticleFilter) => sql`
  select b.id, row_number() over () as place from (
    select b.* from unnest(${filter.scopes}::text[]) part(scope) cross join lateral (
      select b.id, b.published_at, b.views from (${articles(filter, sql`a.scope = part.scope`)}) b
      where ${allOf(conditionsOf(filter))}
      order by ${orderOf(filter)} limit ${filter.page * filter.limit}
    ) b ${pageOf(filter)}
  ) b`;

/** For few matches: reads them all and sorts them. */
const collected = (filter: ArticleFilter) => sql`
  select b.id, row_number() over () as place from (
    with matched as materialized (
      select b.id, b.published_at, b.views from (${articles(filter, sql`a.scope = any(${filter.scopes})`)}) b
      where ${allOf(conditionsOf(filter))}
    )
    select b.* from matched b ${pageOf(filter)}
  ) b`;

const orderOf = ({ sort }: ArticleFilter) =>
  sort === 'hot' ? sql`b.views desc, b.published_at desc nulls last, b.id` : sql`b.published_at desc nulls last, b.id`;

const pageOf = (filter: ArticleFilter) =>
  sql`order by ${orderOf(filter)} limit ${filter.limit} offset ${(filter.page - 1) * filter.limit}`;

const readCards = (db: Db, today: string, page: RawBuilder<unknown>) => queryRows<CardRow>(db)`
    select ${cardColumns(today)} from (${page}) page join article a on a.id = page.id ${CARD_JOINS}
    order by page.place`;
