import { provinces } from '@bee/domain/region';
import { sql } from 'kysely';
import { rounded, type TableRows } from './product-table.ts';

/** Only the nation and provinces have a row here. */
const placeTitle = sql`case v.adcode ${sql.join(
  [{ adcode: '100000', name: '全国' }, ...provinces].map(
    ({ adcode, name }) => sql`when ${sql.lit(adcode)} then ${sql.lit(name)}`,
  ),
  sql` `,
)} end`;

const foodNutrients = ['energy', 'protein', 'fat', 'carb', 'fiber', 'ca', 'k', 'na', 'fe', 'zn', 'vit_c'] as const;

export const referenceTables = {
  /** Of an indicator, or of all. */
  statistics: (_today, { indicator }) => sql`
    select t.indicator, t.crop, t.unit, ${placeTitle} as place, v.adcode, v.year::text as year,
      round(v.value::numeric, t.decimals)::float8 as value,
      (select round(o.value::numeric, t.decimals)::float8 from stat_value o
          where o.topic_id = v.topic_id and o.adcode = v.adcode and o.year = v.year and not o.current
          order by o.revision desc limit 1) as was
    from stat_topic t join stat_value v on v.topic_id = t.id and v.current
    where v.adcode like '__0000' ${indicator ? sql`and t.indicator = ${indicator}` : sql``}
    order by t.rank, v.year, v.adcode`,
  foods: () => sql`
    select f.code, f.name, a.title as first, b.title as second, f.edible_pct,
      ${sql.join(foodNutrients.map((key) => sql`max(n.v) filter (where n.nutrient = ${sql.lit(key)} and n.state in ('=', 'est')) as ${sql.ref(key)}`))}
    from food f join food_category a on a.id = f.first_id join food_category b on b.id = f.second_id
    left join food_nutrient n on n.code = f.code
    group by f.code, a.title, b.title order by f.rank, f.code`,
  glycemic: () => sql`select name, group_name, gi from food_gi order by group_name, name`,
  standards: () => sql`
    select code, title, case type when 'gb' then '国家标准' when 'hb' then '行业标准' when 'db' then '地方标准'
          when 'tb' then '团体标准' when 'qb' then '企业标准' else '国际标准' end as type,
      cate, case status when 'in_force' then '现行' when 'draft' then '征求意见' else '废止' end as status,
      issued_at::text as issued, effective_at::text as effective, repealed_at::text as repealed,
      nullif(array_to_string(ics, '；'), '') as ics, ccs, issuer
    from standard order by code`,
  /** Of kinds of substances. */
  limits: (_today, { kinds = [] }) => sql`
    select s.name, s.kind, f.title as food, f.level, ${rounded(sql`l.value`, 4)} as value, l.unit, l.authority, l.standard_code
    from food_limit l join limit_substance s on s.id = l.substance_id join limit_food f on f.id = l.food_id
    where s.kind = any(${kinds}) order by s.name, f.rank, l.authority, l.id`,
} satisfies Record<string, TableRows>;
