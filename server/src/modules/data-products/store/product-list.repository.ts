import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { Facet } from '@bee/contracts/shapes';
import { type RawBuilder, sql } from 'kysely';
import { containsPattern } from '../../../db/contains-pattern.ts';
import type { Db } from '../../../db/schema.ts';
import { categoryTitle } from '../model/product-categories.ts';
import { levelTitles } from '../model/product-titles.ts';
import { type ProductRow, productColumns } from './product-columns.ts';

type Request = ParsedRequestFor<'data/getProductList'>;
type FacetName = (typeof facetNames)[number];
type Conditions = Partial<Record<FacetName, RawBuilder<unknown>>>;

export type ProductPage = {
  rows: ProductRow[];
  total: number;
  facets: Record<string, Facet[]>;
  updatedAt: string | null;
  sourceId: number | null;
};

const facetNames = ['cate', 'tag', 'format', 'access'] as const;

/** One page, the total, and the options of every filter, each counted with all other filters applied. */
export const listProducts = async (db: Db, request: Request): Promise<ProductPage> => {
  const conditions = conditionsOf(request);
  const { rows } = await sql<{
    rows: ProductRow[] | null;
    total: number;
    updated_at: string | null;
    source_id: number | null;
    counts: FacetCount[] | null;
  }>`
    with base as materialized (select p.* from data_product p where ${matching(request.kw)}),
    matched as (select b.* from base b where ${allOf(conditions)}),
    page as (
      select id, row_number() over () as place from (
        select b.id from matched b order by ${orderOf(request.sort)}
        limit ${request.limit} offset ${(request.page - 1) * request.limit}
      ) wanted
    ), counted as (${sql.join(
      facetNames.map((name) => countAlone(name, conditions)),
      sql` union all `,
    )})
    select
      (select count(*)::int from matched) as total,
      (select max(updated_at) from data_product) as updated_at,
      (select source_id from data_product order by updated_at desc, id limit 1) as source_id,
      (select json_agg(c) from (
        select ${productColumns} from page join data_product p on p.id = page.id order by page.place
      ) c) as rows,
      (select json_agg(f) from counted f) as counts`.execute(db);
  const [answer] = rows;
  return {
    rows: answer?.rows ?? [],
    total: answer?.total ?? 0,
    facets: facetsOf(answer?.counts ?? []),
    updatedAt: answer?.updated_at ?? null,
    sourceId: answer?.source_id ?? null,
  };
};

/** Every word must occur in the title, the summary, a tag or a field name. */
const matching = (kw: string | undefined): RawBuilder<unknown> => {
  const words = kw?.split(/\s+/).filter(Boolean) ?? [];
  if (words.length === 0) return sql`true`;
  return sql.join(
    words.map((word) => {
      const like = containsPattern(word);
      return sql`(p.title ilike ${like} or p.summary ilike ${like} or array_to_string(p.tags, ' ') ilike ${like}
        or exists (
          select from data_product_file f cross join jsonb_array_elements(f.dict) d
          where f.product_id = p.id and (d->>'field' ilike ${like} or d->>'title' ilike ${like})))`;
    }),
    sql` and `,
  );
};

const conditionsOf = ({ cate_id, tag_id, format, access }: Request): Conditions => ({
  ...(cate_id && { cate: sql`b.cate_id = ${cate_id}` }),
  ...(tag_id && { tag: sql`b.tags && array(select title from tag where id = ${tag_id} union select ${tag_id})` }),
  ...(format && { format: sql`${format} = any(b.formats)` }),
  ...(access && { access: sql`b.access = ${access}` }),
});

const allOf = (conditions: Conditions): RawBuilder<unknown> => {
  const given = Object.values(conditions);
  return given.length > 0 ? sql.join(given, sql` and `) : sql`true`;
};

const orderOf = (sort: Request['sort']): RawBuilder<unknown> =>
  ({
    default: sql`b.rank, b.id`,
    new: sql`b.released_on desc, b.rank, b.id`,
    rows: sql`b.rows desc, b.rank, b.id`,
    sales: sql`b.sales desc, b.rank, b.id`,
    price: sql`b.price nulls first, b.rank, b.id`,
  })[sort];

type FacetCount = { name: FacetName; value: string; label: string | null; count: number };

/** Options of one filter, counted with only the other filters applied. */
const countAlone = (name: FacetName, { [name]: _own, ...others }: Conditions) => {
  const within = sql`from base b ${joins[name]} where ${allOf(others)}`;
  return sql`select ${name}::text as name, ${values[name]} as value, ${labels[name]} as label, count(*)::int as count
    ${within} group by 2, 3`;
};

const none = sql``;
const noLabel = sql`null::text`;
const joins = {
  cate: none,
  tag: sql`cross join unnest(b.tags) w(title) left join tag t on t.title = w.title`,
  format: sql`cross join unnest(b.formats) w(format)`,
  access: none,
};
const values = {
  cate: sql`b.cate_id`,
  tag: sql`coalesce(t.id, w.title)`,
  format: sql`w.format`,
  access: sql`b.access`,
};
const labels = { cate: noLabel, tag: sql`w.title`, format: noLabel, access: noLabel };

const MAX_TAGS = 30;

const facetsOf = (counts: readonly FacetCount[]): Record<string, Facet[]> =>
  Object.fromEntries(
    facetNames.map((name) => [
      name,
      counts
        .filter((one) => one.name === name)
        .map(({ value, label, count }) => ({ value, label: label ?? labelOf(name, value), count }))
        .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))
        .slice(0, MAX_TAGS),
    ]),
  );

const labelOf = (name: FacetName, value: string): string => {
  if (name === 'cate') return categoryTitle(value);
  return name === 'access' ? ((levelTitles as Record<string, string>)[value] ?? value) : value.toUpperCase();
};
