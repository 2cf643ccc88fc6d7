import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { NewTable } from '../../modules/industry/store/store-tables.ts';
import { type DerivedTables, measure, numbered, PLACE, sampleTable, TIME } from './sample-table.ts';

type Topic = { id: number; indicator: string; crop: string; unit: string; decimals: number; cities: boolean };

/** Published in July of the year after. */
const LAG_DAYS = 190;

/** One table per topic of macro statistics, and one of its cities where it has any. */
export const statisticTables = async (db: Db): Promise<DerivedTables & { past: DerivedTables['rows'] }> => {
  const { rows: topics } = await sql<Topic>`
    select id, indicator, crop, unit, decimals,
      exists (select from stat_value v where v.topic_id = t.id and adcode not like '__0000') as cities
    from stat_topic t where sample order by rank`.execute(db);
  const pairs = topics.flatMap((topic) => [
    { topic, cities: false, table: tableOf(topic) },
    ...(topic.cities ? [{ topic, cities: true, table: cityTable(topic) }] : []),
  ]);
  const places = (numbers: ReadonlyMap<string, number>) => {
    const chosen = numbered(pairs, ({ table }) => table.modelId, numbers);
    return sql`
      unnest(${chosen.map(({ item }) => item.topic.id)}::int[], ${chosen.map(({ item }) => item.cities)}::bool[],
        ${chosen.map(({ no }) => no)}::int[]) as k (topic_id, cities, no)`;
  };
  /** What replaces a figure was published a year after it. */
  const replaced = sql`exists (
    select from stat_value o where o.topic_id = v.topic_id and o.adcode = v.adcode and o.year = v.year and not o.current)`;
  return {
    tables: pairs.map(({ table }) => table),
    rows: (numbers) => sql`
      select k.no, v.year::text, v.adcode, '', '', '', '', array[v.value],
        make_date(v.year + case when ${replaced} then 2 else 1 end, 7, 9)
      from stat_value v join ${places(numbers)} on k.topic_id = v.topic_id and k.cities = (v.adcode not like '__0000')
      where v.current`,
    past: (numbers) => sql`
      select k.no, v.year::text, v.adcode, '', '', '', '', array[v.value], make_date(v.year + 1, 7, 9), v.revision
      from stat_value v join ${places(numbers)} on k.topic_id = v.topic_id and k.cities = (v.adcode not like '__0000')
      where not v.current`,
  };
};

const CATEGORIES: Record<string, string[]> = {
  播种面积: ['种植业', '面积'],
  产量: ['种植业', '产量'],
  单位面积产量: ['种植业', '单产'],
  总成本: ['种植业', '成本收益'],
  出售价格: ['农产品价格', '产地价格'],
  有效灌溉面积: ['种植业', '耕地与灌溉'],
  农业机械总动力: ['农资', '农业机械'],
};

const tableOf = ({ id, indicator, crop, unit, decimals }: Topic): NewTable => {
  const name = `${crop}${indicator}`;
  return sampleTable({
    modelId: `stat-${id}`,
    title: `${name}（年度，分省）`,
    alias: crop ? [`${indicator} ${crop}`] : [],
    description: `全国与各省（区、市）历年${name}，与宏观统计同源。全国数按公布数列出；没有公布的年份留空。`,
    path: CATEGORIES[indicator] ?? ['种植业', '综合'],
    freq: 'Y',
    geoLevel: 'province',
    fields: [TIME, PLACE, measure('value', name, unit, decimals)],
    tags: [indicator, '分省'],
    products: crop ? [crop] : [],
    lagDays: LAG_DAYS,
  });
};

const cityTable = (topic: Topic): NewTable => {
  const table = tableOf(topic);
  return {
    ...table,
    modelId: `${table.modelId}-city`,
    title: `${topic.crop}${topic.indicator}（年度，分市）`,
    description: `部分省份所属各市的${topic.crop}${topic.indicator}，是分省表的细分。`,
    geoLevel: 'city',
    tags: [topic.indicator, '分市'],
    parent: table.modelId,
  };
};
