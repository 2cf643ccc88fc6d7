import type { Facet } from '@bee/contracts/shapes';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { CARD_JOINS, type CardRow, cardColumns } from './article-columns.ts';
import { typeTitles } from './column-titles.ts';

export type ArticleFilter = {
  scopes: string[];
  today: string;
  page: number;
  limit: number;
  sort: 'new' | 'hot';
  type?: string | undefined;
  cate_id?: string | undefined;
  tag_id?: string | undefined;
  kw?: string | undefined;
  kw_not?: string | undefined;
  year?: string | undefined;
  date_from?: string | undefined;
  date_to?: string | undefined;
  org?: string | undefined;
  level?: string | undefined;
  region?: string | undefined;
  doc_type?: string | undefined;
  validity?: string | undefined;
};

export type ArticlePage = { rows: CardRow[]; total: number; facets: Record<string, Facet[]>; updatedAt: string | null };

/** One page, the total and the choices of every filter (each counted under all the other filters), in one statement. */
export const listArticles = async (
  db: Kysely<Database>,
  filter: ArticleFilter,
  facetNames: FacetName[],
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
        policy_validity(p.status, p.effective_at, p.expires_at, ${today}::date) as validity, r.org_name
      from article a ${CARD_JOINS}
      where a.scope = any(${filter.scopes})
        ${filter.tag_id ? sql`and exists (select 1 from article_tag g where g.article_id = a.id and g.tag_id = ${filter.tag_id})` : sql``}
    ), matched as (
      select b.* from base b where ${allOf(conditions)}
    ), page as (
      select b.id, row_number() over (order by ${order}) as place from matched b
      order by place limit ${limit} offset ${(page - 1) * limit}
    ), facet(name, value, count) as (
      ${
        facetNames.length > 0
          ? sql.join(
              facetNames.map((name) => countFacet(name, conditions)),
              sql` union all `,
            )
          : sql`select null, null, 0 where false`
      }
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
  facets: { name: string; value: string; count: number }[] | null;
};

export type FacetName = keyof typeof facetSources;

/** Rows of (value) per facet, from `base b`. */
const facetSources = {
  type: sql`select b.type as value`,
  cate: sql`select b.cate as value`,
  year: sql`select extract(year from b.published_at)::text as value`,
  org: sql`select coalesce(b.org_name, o.org) as value`,
  level: sql`select b.level as value`,
  region: sql`select b.region as value`,
  doc_type: sql`select b.doc_type as value`,
  validity: sql`select b.validity as value`,
};

const countFacet = (name: FacetName, conditions: Conditions): RawBuilder<unknown> => sql`
  select ${name}::text, v.value, count(*)::int from (
    ${facetSources[name]} from base b
    ${name === 'org' ? sql`left join lateral unnest(b.issuing_orgs) o(org) on true` : sql``}
    where ${allOf({ ...conditions, [name]: undefined })}
  ) v where v.value is not null group by v.value`;

type Conditions = Partial<Record<string, RawBuilder<unknown>>>;

const conditionsOf = (filter: ArticleFilter): Conditions => ({
  type: filter.type ? sql`b.type = ${filter.type}` : undefined,
  cate: filter.cate_id ? sql`b.cate = ${filter.cate_id}` : undefined,
  year: filter.year ? sql`extract(year from b.published_at)::text = ${filter.year}` : undefined,
  from: filter.date_from ? sql`b.published_at >= ${filter.date_from}` : undefined,
  to: filter.date_to ? sql`b.published_at <= ${filter.date_to}` : undefined,
  org: filter.org ? sql`(b.org_name = ${filter.org} or ${filter.org} = any(b.issuing_orgs))` : undefined,
  level: filter.level ? sql`b.level = ${filter.level}` : undefined,
  region: filter.region ? sql`b.region = ${filter.region}` : undefined,
  doc_type: filter.doc_type ? sql`b.doc_type = ${filter.doc_type}` : undefined,
  validity: filter.validity ? sql`b.validity = ${filter.validity}` : undefined,
  kw: filter.kw ? containing(filter.kw) : undefined,
  kw_not: filter.kw_not ? sql`b.title not ilike ${pattern(filter.kw_not)}` : undefined,
});

const containing = (kw: string) =>
  sql`(b.title ilike ${pattern(kw)} or b.summary ilike ${pattern(kw)} or b.doc_no ilike ${pattern(kw)})`;

const pattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const allOf = (conditions: Conditions): RawBuilder<unknown> => {
  const given = Object.values(conditions).filter((one) => one !== undefined);
  return given.length > 0 ? sql.join(given, sql` and `) : sql`true`;
};

const labels: Record<string, Record<string, string>> = {
  type: typeTitles,
  validity: { current: '现行有效', pending: '尚未生效', amended: '已被修订', repealed: '已废止', draft: '征求意见' },
};

const groupFacets = (
  rows: { name: string; value: string; count: number }[],
  names: FacetName[],
): Record<string, Facet[]> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      rows
        .filter((row) => row.name === name)
        .map(({ value, count }) => ({ value, label: labels[name]?.[value] ?? value, count }))
        .sort((a, b) =>
          name === 'year' ? b.value.localeCompare(a.value) : b.count - a.count || a.value.localeCompare(b.value),
        ),
    ]),
  );
