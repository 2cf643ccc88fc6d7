import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { derivedTable } from './derived-table.ts';
import { type DerivedTables, numbered } from './sample-table.ts';

type Flow = 'import' | 'export';
type Goods = { name: string; cate: string; alias: string[]; hs: string[]; flow: Flow; no: number; unit: string | null };

const FLOWS: Record<Flow, { way: string; partner: string }> = {
  import: { way: '进口', partner: '来源地' },
  export: { way: '出口', partner: '目的地' },
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

const tableOf = (goods: Goods, by: By) => {
  const unit = goods.unit === '千克' ? '公斤' : goods.unit;
  return derivedTable(`trade-${by}`, { ...goods, ...FLOWS[goods.flow], unit, codes: goods.hs.join('、') });
};
