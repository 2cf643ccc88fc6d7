import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { type DerivedTables, dimension, measure, numbered, sampleTable, TIME } from './sample-table.ts';

type Flow = 'import' | 'export';
type Goods = { name: string; cate: string; alias: string[]; hs: string[]; flow: Flow; no: number; unit: string | null };

const FLOWS: Record<Flow, { title: string; partner: string }> = {
  import: { title: '进口', partner: '来源地' },
  export: { title: '出口', partner: '目的地' },
};

/** What is traded of each product by months and partners, a table per direction; its ports are a table below it. */
export const tradeTables = async (db: Db): Promise<DerivedTables[]> => {
  const { rows: goods } = await sql<Goods>`
    select p.name, p.cate, p.alias, p.hs, f.flow, p.rank as no, f.unit
    from trade_product p join lateral (
      select flow, min(unit) as unit from trade_row r where r.hs = any(p.hs) and r.sample group by flow
    ) f on true
    where p.sample order by p.rank, f.flow desc`.execute(db);
  const withPorts = goods.filter(({ flow, cate }) => flow === 'import' && cate === '水果');
  return [derived(goods, 'partner'), derived(withPorts, 'port')];
};

type By = 'partner' | 'port';

const modelId = ({ no, flow }: Goods, by: By): string => `trade-${no}-${flow}${by === 'port' ? '-port' : ''}`;

const derived = (goods: readonly Goods[], by: By): DerivedTables => ({
  tables: goods.map((one) => tableOf(one, by)),
  rows: (numbers) => {
    const chosen = numbered(goods, (one) => modelId(one, by), numbers);
    const given = chosen.flatMap(({ item: { hs: codes, flow }, no }) => codes.map((hs) => ({ hs, flow, no })));
    const name = by === 'partner' ? sql`c.name` : sql`o.name`;
    const join =
      by === 'partner' ? sql`join trade_country c on c.code = r.partner` : sql`join trade_port o on o.code = r.port`;
    return sql`
      select k.no, to_char(r.month, 'YYYY-MM'), '', ${name}, '', '', '',
        array[sum(r.qty), round((sum(r.usd) / 10000)::numeric, 2)::float8,
          round((sum(r.usd) filter (where r.qty > 0) / nullif(sum(r.qty), 0))::numeric, 3)::float8],
        (r.month + interval '1 month 17 days')::date
      from trade_row r ${join}
      join unnest(${given.map(({ hs }) => hs)}::text[], ${given.map(({ flow }) => flow)}::text[],
        ${given.map(({ no }) => no)}::int[]) as k (hs, flow, no) on k.hs = r.hs and k.flow = r.flow
      where r.sample and r.freq = 'M' group by k.no, r.month, ${name}`;
  },
});

const tableOf = (one: Goods, by: By) => {
  const { title, partner } = FLOWS[one.flow];
  const unit = one.unit === '千克' ? '公斤' : one.unit;
  return sampleTable({
    modelId: modelId(one, by),
    title: `${one.name}${title}（月度，分${by === 'partner' ? partner : '口岸'}）`,
    alias: one.alias.map((other) => `${other}${title}`),
    description: `${one.name}（HS ${one.hs.join('、')}）每月${title}的数量、金额与单价，与外贸数据工具同源；进口按 CIF 价，出口按 FOB 价。保密的月份留空。`,
    path: ['农产品贸易', title, one.cate],
    freq: 'M',
    fields: [
      TIME,
      dimension(by, by === 'partner' ? partner : '口岸'),
      measure('qty', '数量', unit, 0),
      measure('value', '金额', '万美元', 2),
      measure('price', '单价', unit === '公斤' ? '美元/公斤' : `美元/${unit ?? '单位'}`, 3),
    ],
    tags: [title, one.cate, '月度'],
    products: [one.name],
    parent: by === 'port' ? modelId(one, 'partner') : null,
    lagDays: 18,
  });
};
