import type { Facet } from '@bee/contracts/shapes';
import { type RawBuilder, sql } from 'kysely';
import { typeTitles } from '../model/column-titles.ts';
import { allOf, type Conditions } from './article-filter.ts';

export type FacetName = keyof typeof sources;
export type FacetCount = { name: string; value: string; count: number };

/** Minimum page counts that readers can filter by. */
const PAGE_STEPS = [5, 10, 20, 50, 100];

/** Rows of (value, articles) per facet, from `base b`. */
const sources = {
  type: sql`select b.type as value, b.articles from base b`,
  cate: sql`select b.cate as value, b.articles from base b`,
  year: sql`select b.year::text as value, b.articles from base b`,
  org: sql`select coalesce(b.org_name, o.org) as value, b.articles from base b left join lateral unnest(b.issuing_orgs) o(org) on true`,
  tag: sql`select t.title as value, b.articles from tagged b join tag t on t.id = b.tag_id`,
  level: sql`select b.level as value, b.articles from base b`,
  region: sql`select b.region as value, b.articles from base b`,
  doc_type: sql`select b.doc_type as value, b.articles from base b`,
  validity: sql`select b.validity as value, b.articles from base b`,
  pages: sql`select step::text as value, b.articles from base b join unnest(${PAGE_STEPS}::int[]) step on b.pages >= step`,
  access: sql`select b.access as value, b.articles from base b`,
};

/** Counts (name, value, count) per facet; each facet applies all conditions except its own. */
export const countFacets = (names: readonly FacetName[], conditions: Conditions): RawBuilder<unknown> =>
  names.length === 0
    ? sql`select null, null, 0 where false`
    : sql.join(
        names.map((name) => countFacet(name, conditions)),
        sql` union all `,
      );

const countFacet = (name: FacetName, conditions: Conditions): RawBuilder<unknown> => sql`
  select ${name}::text, v.value, sum(v.articles)::int from (
    ${sources[name]} where ${allOf({ ...conditions, [name]: undefined })}
  ) v where v.value is not null group by v.value having sum(v.articles) > 0`;

export const groupFacets = (counts: readonly FacetCount[], names: readonly FacetName[]): Record<string, Facet[]> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      counts
        .filter((one) => one.name === name)
        .map(({ value, count }) => ({ value, label: labelOf(name, value), count }))
        .sort(orders[name] ?? byCount),
    ]),
  );

type Order = (a: Facet, b: Facet) => number;

const byCount: Order = (a, b) => b.count - a.count || a.value.localeCompare(b.value);
const accessOrder = ['public', 'login', 'vip'];

const orders: Partial<Record<FacetName, Order>> = {
  year: (a, b) => b.value.localeCompare(a.value),
  pages: (a, b) => Number(a.value) - Number(b.value),
  access: (a, b) => accessOrder.indexOf(a.value) - accessOrder.indexOf(b.value),
};

const labelOf = (name: FacetName, value: string): string =>
  name === 'pages' ? `${value} 页以上` : (labels[name]?.[value] ?? value);

const labels: Partial<Record<FacetName, Record<string, string>>> = {
  type: typeTitles,
  validity: { current: '现行有效', pending: '尚未生效', amended: '已被修订', repealed: '已废止', draft: '征求意见' },
  access: { public: '人人可看', login: '登录可看', vip: 'VIP 可看' },
};
