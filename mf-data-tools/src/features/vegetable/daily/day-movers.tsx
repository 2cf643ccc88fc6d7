import type { PriceMover } from '@bee/contracts/entity/price';
import type { DataFor } from '@bee/contracts/operations';
import { href } from '@bee/platform';
import { type Column, DataTable, Empty, Section } from '@bee/ui/content';
import { averageColumn, changeColumn, sparkColumn } from '../../../components/price/price-columns.tsx';
import './daily.css';

type DayMoversProps = { statistic: DataFor<'vegetable/getVegStatistic'>; date: string };

/** The largest changes of a day, in both directions. */
export function DayMovers({ statistic: { up, down }, date }: DayMoversProps) {
  return (
    <Section title="涨跌榜" note={`${date} 较上一报价日，各取报价最全的市场`} bare>
      <div className="tools-daily-movers">
        {[
          { title: '涨幅榜', movers: up, none: '没有上涨的品种' },
          { title: '跌幅榜', movers: down, none: '没有下跌的品种' },
        ].map(({ title, movers, none }) => (
          <div key={title} className="bee-card is-flush">
            <DataTable
              caption={`${date} ${title}`}
              columns={columns}
              rows={movers}
              rowKey={({ group, product, spec }) => `${group}/${product}/${spec ?? ''}`}
              rowHref={({ to }) => href(to.page, to.params)}
              empty={<Empty title={none}>这一天的可比品种都没有这个方向的变化。</Empty>}
              dense
            />
          </div>
        ))}
      </div>
    </Section>
  );
}

const columns: Column<PriceMover>[] = [
  { key: 'product', title: '品名', width: 80, cell: ({ product }) => product, hint: ({ spec }) => spec ?? undefined },
  averageColumn('均价', '元/公斤'),
  changeColumn('chg_pct', '涨跌'),
  { key: 'markets', title: '市场数', numeric: true, cell: ({ market_count }) => market_count },
  sparkColumn(88, 20),
];
