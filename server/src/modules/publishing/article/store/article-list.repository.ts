import type { Facet } from '@bee/contracts/shapes';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import { CARD_JOINS, type CardRow, cardColumns } from './article-columns.ts';
import { countFacets, type FacetCount, type FacetName, groupFacets } from './article-facets.ts';
import { type ArticleFilter, accessColumn, allOf, conditionsOf } from './article-filter.ts';
import { taggedWith } from './tagged.repository.ts';

export type ArticlePage = { rows: CardRow[]; total: number; facets: Record<string, Facet[]>; updatedAt: string | null };

/** One page, the total and the facet counts (each under all other filters) in one statement. */
export const listArticles = async (
  db: Kysely<Database>,
  filter: ArticleFilter,
  facetNames: readonly FacetName[],
): Promise<ArticlePage> => {
  const { today, page, limit } = filter;
  const conditions = conditionsOf(filter);
  const order =
    filter.sort === 'hot'
      ? sql`b.views desc, b.published_at desc nulls last, b.id`
      : sql`b.published_at desc nulls last, b.id`;
  const { rows } = await sql<Answer>`
    with base as materialized (
      select a.id, a.type, a.cate, a.title, a.summary, a.views, a.published_at, a.updated_at,
        p.doc_no, p.issuing_orgs, p.level, p.region, p.doc_type,
        policy_validity(p.status, p.effective_at, p.expires_at, ${today}::date) as validity,
        r.org_name, r.pages, ${accessColumn} as access
      from article a ${CARD_JOINS}
      where a.scope = any(${filter.scopes})
        ${filter.tag_id ? taggedWith(filter.tag_id) : sql``}
    ), matched as (
      select b.* from base b where ${allOf(conditions)}
    ), page as (
      select b.id, row_number() over (order by ${order}) as place from matched b
      order by place limit ${limit} offset ${(page - 1) * limit}
    ), facet(name, value, count) as (
      ${countFacets(facetNames, conditions)}
    )
    select
      (select count(*)::int from matched) as total,
      (select max(updated_at) from base) as updated_at,
      (select json_agg(c) from (
        select ${cardColumns(today)} from page join article a on a.id = page.id ${CARD_JOINS} order by page.place
      ) c) as rows,
      (select json_agg(f) from facet f) as facets`.execute(db);
  const answer = rows[0];
  return {
    rows: answer?.rows ?? [],
    total: answer?.total ?? 0,
    facets: groupFacets(answer?.facets ?? [], facetNames),
    updatedAt: answer?.updated_at ?? null,
  };
};

type Answer = {
  total: number;
  updated_at: string | null;
  rows: CardRow[] | null;
  facets: FacetCount[] | null;
};
