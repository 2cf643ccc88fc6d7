import type { PriceRow } from '@bee/contracts/entity/price';
import type { Column } from '@bee/ui/content';
import {
  averageColumn,
  changeColumn,
  cutColumn,
  quoteDayColumn,
  sparkColumn,
} from '../../../components/price/price-columns.tsx';
import { originalText, priceText } from '../../../components/price/price-unit.ts';
import { QuoteMarks } from '../../../components/price/quote-marks.tsx';
import '../detail/detail.css';
import './list.css';

/** Quotes in 元/公斤; one row per product, or per market. */
export const listColumns = (perMarket: boolean, market: string | null): Column<PriceRow>[] => [
  { key: 'product', title: '品名', width: 88, cell: (row) => <Product row={row} named={market === null} /> },
  cutColumn('spec', '规格', true),
  {
    key: 'market',
    title: '市场 / 产地',
    cell: (row) => <Place row={row} countMarkets={!perMarket} />,
    hint: ({ market, province, origin }) =>
      [province, market, origin ? `产地 ${origin}` : null].filter(Boolean).join(' '),
  },
  { key: 'price_low', title: '最低', numeric: true, cell: ({ price_low }) => priceText(price_low) },
  averageColumn(),
  { key: 'price_high', title: '最高', numeric: true, cell: ({ price_high }) => priceText(price_high) },
  { key: 'unit', title: '单位', cell: (row) => <Unit row={row} /> },
  changeColumn('chg_d', '日涨跌'),
  changeColumn('chg_w', '周涨跌'),
  sparkColumn(),
  quoteDayColumn,
];

/** The one market of all rows. */
export const marketOf = (rows: readonly PriceRow[]): string | null => {
  const [first, ...others] = new Set(rows.map(({ market }) => market));
  return others.length === 0 ? (first ?? null) : null;
};

/**
 * What has its own column is shown here on phones: the specification, the market unless it is the one of the heading,
 * and whether the quote is old.
 */
function Product({ row, named }: { row: PriceRow; named: boolean }) {
  const facts = [row.spec, named && row.market].filter(Boolean).join(' · ');
  return (
    <>
      {row.product}
      {facts || row.stale_days > 0 ? (
        <small aria-hidden="true">
          {facts} <QuoteMarks row={row} />
        </small>
      ) : null}
    </>
  );
}

function Place({ row, countMarkets }: { row: PriceRow; countMarkets: boolean }) {
  return (
    <span className="tools-place">
      <span className="tools-cut bee-cut">{row.market}</span>
      {row.origin ? <small>产地 {row.origin}</small> : null}
      {countMarkets && row.market_count > 1 ? <small>共 {row.market_count} 个市场</small> : null}
    </span>
  );
}

function Unit({ row }: { row: PriceRow }) {
  const original = originalText(row);
  return (
    <span className="tools-unit">
      {row.unit}
      {original ? <small>原 {original}</small> : null}
    </span>
  );
}
