import type { HerbRow } from '@bee/contracts/resource/herbs';
import { Change, type Column, DataTable, Empty, LinkButton, Tag } from '@bee/ui/content';
import { stepDays } from '../../../parts/herb-chart/report-step.ts';
import { sortLinks } from '../../../parts/list-address.ts';
import { NoSuchPage } from '../../../parts/no-such-page.tsx';
import { priceText } from '../../../parts/price/price-unit.ts';
import { QuoteMarks } from '../../../parts/price/quote-marks.tsx';
import { type HerbsQuery, herbsHref, herbsQuery, withoutFilters } from './herbs-query.ts';
import '../herbs.css';
import '../../../layout/list.css';

type HerbsTableProps = { rows: HerbRow[]; query: HerbsQuery; caption: string };

/** One row per specification and origin, or per market if one is selected; a row opens its chart. */
export function HerbsTable({ rows, query, caption }: HerbsTableProps) {
  return (
    <div className="tools-herbs">
      <DataTable
        caption={caption}
        hideCaption
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ spec_id }) => herbsHref(query, { open: spec_id, page: query.page })}
        sort={sortLinks(query.sort, (sort) => herbsHref(query, { sort }))}
        empty={<NothingFound query={query} />}
      />
    </div>
  );
}

const change = (key: 'chg_w' | 'chg_m' | 'chg_y', title: string): Column<HerbRow> => ({
  key,
  title,
  numeric: true,
  sortable: true,
  cell: (row) => <Change value={row[key]} digits={1} />,
});

const columns: Column<HerbRow>[] = [
  {
    key: 'product',
    title: '品名',
    width: 96,
    cell: ({ product, spec, origin }) => (
      <>
        {product}
        <small aria-hidden="true">{[spec, origin].filter(Boolean).join(' · ')}</small>
      </>
    ),
  },
  {
    key: 'spec',
    title: '规格',
    cell: ({ spec }) => <span className="tools-cut is-short">{spec ?? '—'}</span>,
    hint: ({ spec }) => spec ?? undefined,
  },
  {
    key: 'origin',
    title: '产地',
    cell: ({ origin }) => <span className="tools-cut is-short">{origin ?? '—'}</span>,
    hint: ({ origin }) => origin ?? undefined,
  },
  {
    key: 'market',
    title: '市场',
    cell: ({ market }) => <span className="tools-cut">{market}</span>,
    hint: ({ market }) => market,
  },
  {
    key: 'price_avg',
    title: '近期价',
    unit: '元/公斤',
    numeric: true,
    sortable: true,
    cell: ({ price_avg }) => <strong>{priceText(price_avg)}</strong>,
  },
  change('chg_w', '周涨跌'),
  change('chg_m', '月涨跌'),
  change('chg_y', '年涨跌'),
  {
    key: 'date',
    title: '日期',
    cell: (row) => (
      <span className="tools-day">
        <time dateTime={row.date}>{row.date}</time>
        {row.freq === 'M' ? <Tag type="grey">每月报价</Tag> : null}
        <QuoteMarks row={row} every={stepDays[row.freq]} />
      </span>
    ),
  },
];

function NothingFound({ query }: { query: HerbsQuery }) {
  if (query.page > 1) return <NoSuchPage first={herbsHref(query)}>行情可能已经更新，条数比您打开时少了。</NoSuchPage>;
  return (
    <Empty
      title="没有符合条件的药材"
      action={
        <>
          {query.market ? <LinkButton href={herbsHref(query, { market: undefined })}>看全部市场</LinkButton> : null}
          {herbsQuery.active(query) > 0 ? (
            <LinkButton href={herbsHref(withoutFilters(query))}>清除全部筛选</LinkButton>
          ) : null}
        </>
      }
    >
      换一个药材名、分类或市场试试；不是每个市场都报每种药材。
    </Empty>
  );
}
