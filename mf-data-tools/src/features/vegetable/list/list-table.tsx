import type { PriceRow } from '@bee/contracts/entity/price';
import type { AccessBlock } from '@bee/contracts/shapes';
import { href } from '@bee/platform';
import { Change, type Column, DataTable, Empty, LinkButton, Sparkline } from '@bee/ui/content';
import { sortLinks } from '../../../parts/list-address.ts';
import { NoSuchPage } from '../../../parts/no-such-page.tsx';
import { ClosedDays } from '../../../parts/price/closed-days.tsx';
import { originalText, priceText } from '../../../parts/price/price-unit.ts';
import { QuoteMarks } from '../../../parts/price/quote-marks.tsx';
import { sparkLabel } from '../../../parts/price/spark-label.ts';
import { type ListQuery, listHref, listQuery } from './list-query.ts';
import '../detail/detail.css';
import './list.css';
import '../../../layout/list.css';

type ListTableProps = { rows: PriceRow[]; access?: AccessBlock | undefined; query: ListQuery; caption: string };

/** Quotes in 元/公斤; one row per product, or per market if a market or province is selected. */
export function ListTable({ rows, access, query, caption }: ListTableProps) {
  const perMarket = Boolean(query.market || query.area);
  return (
    <DataTable
      caption={caption}
      hideCaption
      columns={columns(perMarket)}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ to, market_id }) => href(to.page, perMarket ? { ...to.params, cmp: market_id } : to.params)}
      sort={sortLinks(query.sort, (sort) => listHref(query, { sort }))}
      empty={
        access ? (
          <ClosedDays access={access} newest={listHref(query, { date: undefined })} />
        ) : (
          <NothingFound query={query} />
        )
      }
    />
  );
}

const columns = (perMarket: boolean): Column<PriceRow>[] => [
  { key: 'product', title: '品名', width: 88, cell: (row) => <Product row={row} /> },
  {
    key: 'spec',
    title: '规格',
    cell: ({ spec }) => <span className="tools-cut is-short">{spec ?? '—'}</span>,
    hint: ({ spec }) => spec ?? undefined,
  },
  {
    key: 'market',
    title: '市场 / 产地',
    cell: (row) => <Place row={row} countMarkets={!perMarket} />,
    hint: ({ market, province, origin }) =>
      [province, market, origin ? `产地 ${origin}` : null].filter(Boolean).join(' '),
  },
  { key: 'price_low', title: '最低', numeric: true, cell: ({ price_low }) => priceText(price_low) },
  {
    key: 'price_avg',
    title: '均价',
    numeric: true,
    sortable: true,
    cell: ({ price_avg }) => <strong>{priceText(price_avg)}</strong>,
  },
  { key: 'price_high', title: '最高', numeric: true, cell: ({ price_high }) => priceText(price_high) },
  { key: 'unit', title: '单位', cell: (row) => <Unit row={row} /> },
  {
    key: 'chg_d',
    title: '日涨跌',
    numeric: true,
    sortable: true,
    cell: ({ chg_d }) => <Change value={chg_d} digits={1} />,
  },
  {
    key: 'chg_w',
    title: '周涨跌',
    numeric: true,
    sortable: true,
    cell: ({ chg_w }) => <Change value={chg_w} digits={1} />,
  },
  {
    key: 'spark',
    title: '近 30 日',
    cell: ({ spark }) => <Sparkline points={spark} label={sparkLabel(spark)} width={88} height={24} />,
  },
  { key: 'date', title: '日期', cell: (row) => <Day row={row} /> },
];

/** The specification has its own column; phones show it here instead. */
function Product({ row }: { row: PriceRow }) {
  return (
    <>
      {row.product}
      {row.spec ? <small aria-hidden="true">{row.spec}</small> : null}
    </>
  );
}

function Place({ row, countMarkets }: { row: PriceRow; countMarkets: boolean }) {
  return (
    <span className="tools-place">
      <span className="tools-cut">{row.market}</span>
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

function Day({ row }: { row: PriceRow }) {
  return (
    <span className="tools-day">
      <time dateTime={row.date}>{row.date}</time>
      <QuoteMarks row={row} />
    </span>
  );
}

function NothingFound({ query }: { query: ListQuery }) {
  if (query.page > 1) return <NoSuchPage first={listHref(query)}>行情可能已经更新，条数比您打开时少了。</NoSuchPage>;
  const steps = (
    <>
      {query.date ? <LinkButton href={listHref(query, { date: undefined })}>看最新一天</LinkButton> : null}
      {listQuery.active(query) > 0 ? (
        <LinkButton href={listHref(listQuery.cleared(query))}>清除全部筛选</LinkButton>
      ) : null}
    </>
  );
  return (
    <Empty title="没有符合条件的行情" action={steps}>
      {query.date ? `${query.date} 这一天没有市场报价；休市日不报价，也不补数。` : '换一个品名、市场或地区试试。'}
    </Empty>
  );
}
