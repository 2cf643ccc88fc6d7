import { formatPrice } from '@bee/domain/format';
import { Change, type Column, DataTable } from '@bee/ui/content';
import { type HerbsQuery, herbsHref, LINE_ID } from './herbs-query.ts';
import { type GradeRow, knownChanges, type Market, type Matrix } from './price-matrix.ts';
import './herbs.css';

type MatrixTableProps = {
  matrix: Matrix;
  query: Record<string, string>;
  cell: HerbsQuery['cell'];
  caption: string;
  /** Without links, for print. */
  plain?: boolean;
};

/** Grades by markets: each row links to the line chart of its grade. */
export function MatrixTable({ matrix, query, cell, caption, plain }: MatrixTableProps) {
  return (
    <DataTable
      caption={caption}
      hideCaption
      columns={[
        { key: 'spec', title: '规格', width: 88, cell: ({ spec }) => spec },
        ...matrix.markets.map((market) => marketColumn(market, cell)),
        ...figureColumns,
        ...knownChanges(matrix).map(changeColumn),
      ]}
      rows={matrix.rows}
      rowKey={({ spec }) => spec}
      {...(!plain && { rowHref: ({ spec }: GradeRow) => `${herbsHref(query, { spec })}#${LINE_ID}` })}
      dense={plain}
    />
  );
}

const marketColumn = (market: Market, cell: HerbsQuery['cell']): Column<GradeRow> => ({
  key: market.id,
  title: market.name,
  numeric: true,
  cell: (row) => <MatrixCell row={row} market={market} cell={cell} />,
});

function MatrixCell({ row, market, cell }: { row: GradeRow; market: Market; cell: HerbsQuery['cell'] }) {
  const quote = row.quotes[market.id];
  if (!quote) return <span title={`${market.name}没有 ${row.spec} 的报价`}>—</span>;
  if (cell !== 'price') return <Change value={quote[`chg_${cell}`]} digits={1} />;
  const extreme = row.dearest.includes(market.id) ? 'high' : row.cheapest.includes(market.id) ? 'low' : null;
  return (
    <>
      {extreme ? <Extreme kind={extreme} /> : null}
      {formatPrice(quote.price_avg)}
      {quote.date === row.date ? null : <small className="sanqi-late bee-note">{quote.date}</small>}
    </>
  );
}

const extremes = { high: '高', low: '低' } as const;

/** A word marks the most expensive and the cheapest market of a row; colour is redundant. */
function Extreme({ kind }: { kind: keyof typeof extremes }) {
  return (
    <span className={`sanqi-extreme is-${kind}`} title={`本规格最${extremes[kind]}`}>
      {extremes[kind]}
    </span>
  );
}

const figureColumns: Column<GradeRow>[] = [
  { key: 'mean', title: '市场均价', numeric: true, cell: ({ mean }) => <strong>{formatPrice(mean)}</strong> },
  { key: 'spread', title: '市场价差', numeric: true, cell: ({ spread }) => formatPrice(spread) },
];

const changeTitles = { w: '周涨跌', m: '月涨跌', y: '年涨跌' } as const;

const changeColumn = (key: keyof typeof changeTitles): Column<GradeRow> => ({
  key,
  title: changeTitles[key],
  numeric: true,
  cell: ({ change }) => <Change value={change[key]} digits={1} />,
});
