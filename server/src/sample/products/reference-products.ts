import { nutrients } from '@bee/domain/nutrient';
import { provinces } from '@bee/domain/region';
import { type RawBuilder, sql } from 'kysely';
import { date, number, region, rounded, type SampleProduct, type SampleTable, text } from './product-recipe.ts';

const statistics = (title: string, condition: RawBuilder<unknown>): SampleTable => ({
  title,
  fields: [
    text('指标'),
    text('作物'),
    text('单位'),
    region('地区', '全国与各省，名称按行政区划'),
    text('行政区划代码'),
    date('年份'),
    number('数值', null, '单位见“单位”一列'),
    number('修订前', null, '有修订时为先前公布的数，没有修订为空；单位见“单位”一列'),
  ],
  rows: () => sql`
    select t.indicator, t.crop, t.unit, ${placeTitle} as place, v.adcode, v.year::text as year,
      round(v.value::numeric, t.decimals)::float8 as value,
      (select round(o.value::numeric, t.decimals)::float8 from stat_value o
        where o.topic_id = v.topic_id and o.adcode = v.adcode and o.year = v.year and not o.current
        order by o.revision desc limit 1) as was
    from stat_topic t join stat_value v on v.topic_id = t.id and v.current
    where v.adcode like '__0000' and ${condition} order by t.rank, v.year, v.adcode`,
});

/** Only the nation and provinces have a row here. */
const placeTitle = sql`case v.adcode ${sql.join(
  [{ adcode: '100000', name: '全国' }, ...provinces].map(
    ({ adcode, name }) => sql`when ${sql.lit(adcode)} then ${sql.lit(name)}`,
  ),
  sql` `,
)} end`;

const ofIndicator = (indicator: string) => statistics(`${indicator}（分省）`, sql`t.indicator = ${indicator}`);

const yearbook = (indicator: string, place: number): SampleProduct => ({
  id: `stat-s${place + 1}`,
  title: `各省${indicator}历年数据`,
  summary: `主要作物${indicator}的全国数与各省数，按年，含修订前的数。`,
  about: ['全国数为公布数，不由各省相加。没有公布的省份、年份没有行，不以 0 代替。'],
  cateId: 'statistics',
  freq: 'Y',
  geo: '全国与各省',
  access: place === 0 ? 'public' : 'login',
  tags: ['统计', indicator],
  tables: [{ ...ofIndicator(indicator), formats: place === 0 ? ['csv', 'xlsx'] : ['csv'] }],
});

const known = ['energy', 'protein', 'fat', 'carb', 'fiber', 'ca', 'k', 'na', 'fe', 'zn', 'vit_c'] as const;

const foods: SampleTable = {
  title: '每 100 克可食部营养成分',
  fields: [
    text('编码'),
    text('食物'),
    text('大类'),
    text('亚类'),
    number('可食部', '%'),
    ...known.map((key) => number(nutrients[key].title, nutrients[key].unit, '未测定与微量的为空，不是 0')),
  ],
  rows: () => sql`
    select f.code, f.name, a.title as first, b.title as second, f.edible_pct,
      ${sql.join(known.map((key) => sql`max(n.v) filter (where n.nutrient = ${sql.lit(key)} and n.state in ('=', 'est')) as ${sql.ref(key)}`))}
    from food f join food_category a on a.id = f.first_id join food_category b on b.id = f.second_id
    left join food_nutrient n on n.code = f.code
    group by f.code, a.title, b.title order by f.rank, f.code`,
};

const glycemic: SampleTable = {
  title: '血糖生成指数',
  fields: [text('食物'), text('类别'), number('血糖生成指数', null, '以葡萄糖为 100')],
  rows: () => sql`select name, group_name, gi from food_gi order by group_name, name`,
};

const standards: SampleTable = {
  title: '标准目录',
  fields: [
    text('标准编号'),
    text('标准名称'),
    text('类型'),
    text('分类'),
    text('状态', '按发布时的状态'),
    date('发布日期'),
    date('实施日期'),
    date('废止日期'),
    text('ICS'),
    text('中国标准分类号'),
    text('发布单位'),
  ],
  rows: () => sql`
    select code, title, case type when 'gb' then '国家标准' when 'hb' then '行业标准' when 'db' then '地方标准'
        when 'tb' then '团体标准' when 'qb' then '企业标准' else '国际标准' end as type,
      cate, case status when 'in_force' then '现行' when 'draft' then '征求意见' else '废止' end as status,
      issued_at::text as issued, effective_at::text as effective, repealed_at::text as repealed,
      nullif(array_to_string(ics, '；'), '') as ics, ccs, issuer
    from standard order by code`,
};

const limits = (title: string, condition: RawBuilder<unknown>): SampleTable => ({
  title,
  fields: [
    text('物质'),
    text('类型'),
    text('食品'),
    text('食品层级', '限量定在哪一级'),
    number('限量', null, '单位见“单位”一列；文字规定（如不得检出）的为空'),
    text('单位'),
    text('来源', 'GB 或 Codex'),
    text('标准编号'),
  ],
  rows: () => sql`
    select s.name, s.kind, f.title as food, f.level, ${rounded(sql`l.value`, 4)} as value, l.unit, l.authority, l.standard_code
    from food_limit l join limit_substance s on s.id = l.substance_id join limit_food f on f.id = l.food_id
    where ${condition} order by s.name, f.rank, l.authority, l.id`,
});

/** 示例数据 of statistics, foods and standards. */
export const referenceProducts: SampleProduct[] = [
  {
    id: 'stat-all',
    title: '农业宏观统计数据集',
    summary: '播种面积、产量、单产、成本、价格、灌溉与农机等 25 个专题的全国数与各省数，近 20 年。',
    about: ['与站内“宏观统计”同源，一行是一个指标在一个地区一年的数。修订前后的数都保留。'],
    cateId: 'statistics',
    freq: 'Y',
    geo: '全国与各省',
    access: 'vip',
    tags: ['统计', '宏观'],
    tables: [{ ...statistics('全部专题（分省）', sql`true`), formats: ['csv', 'xlsx'] }],
    newField: '修订前',
  },
  ...['播种面积', '产量', '单位面积产量', '总成本'].map(yearbook),
  {
    id: 'food-nutrients',
    title: '食物营养成分数据集',
    summary: '谷类、蔬菜、水果、肉蛋奶水产等食物每 100 克可食部的能量与主要营养成分。',
    about: ['未测定的成分留空，不是 0。适合配餐、标签核算与教学。'],
    cateId: 'food',
    freq: 'irregular',
    geo: '全国',
    access: 'login',
    tags: ['食物成分', '营养'],
    tables: [{ ...foods, formats: ['csv', 'xlsx'] }],
  },
  {
    id: 'food-gi',
    title: '食物血糖生成指数表',
    summary: '常见食物的血糖生成指数，按类别。',
    about: ['以葡萄糖为 100；55 以下为低，70 以上为高。烹调与品种不同，数值会有出入。'],
    cateId: 'food',
    freq: 'irregular',
    geo: '全国',
    access: 'public',
    tags: ['食物成分'],
    tables: [{ ...glycemic, formats: ['csv'] }],
  },
  {
    id: 'standard-list',
    title: '农产品标准目录',
    summary: '国家、行业、地方、团体与国际标准的编号、名称、状态与日期、分类号。',
    about: ['只收元数据，不含标准全文。状态会随实施日期变化，使用时以实施、废止日期为准。'],
    cateId: 'standard',
    freq: 'irregular',
    geo: '全国',
    access: 'public',
    tags: ['标准'],
    tables: [{ ...standards, formats: ['csv', 'xlsx'] }],
  },
  {
    id: 'limit-pesticide',
    title: '农药兽药残留限量表',
    summary: '国家标准与 Codex 的农药、兽药最大残留限量，按物质与食品。',
    about: ['限量定在写出的最低一级食品，查询时逐级上溯；同一食品有更近一级的，以更近一级为准。'],
    cateId: 'standard',
    freq: 'irregular',
    geo: '全国与国际',
    access: 'login',
    tags: ['标准', '食品安全'],
    tables: [{ ...limits('残留限量', sql`s.kind in ('农药', '兽药')`), formats: ['csv'] }],
  },
  {
    id: 'limit-contaminant',
    title: '污染物与真菌毒素限量表',
    summary: '重金属、真菌毒素、微生物在各类食品中的限量，国家标准与 Codex 并列。',
    about: ['文字规定的限量没有数值，“限量”一列为空，请查阅标准原文。'],
    cateId: 'standard',
    freq: 'irregular',
    geo: '全国与国际',
    access: 'login',
    tags: ['标准', '食品安全'],
    tables: [{ ...limits('污染物限量', sql`s.kind in ('重金属', '真菌毒素', '微生物')`), formats: ['csv', 'xlsx'] }],
  },
];
