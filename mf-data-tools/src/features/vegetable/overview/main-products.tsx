import type { PriceRow } from '@bee/contracts/entity/price';
import type { DataFor } from '@bee/contracts/operations';
import { href } from '@bee/platform';
import { Change, type Column, DataTable, Empty, Section, Sparkline } from '@bee/ui/content';
import { priceText } from '../../../parts/price/price-unit.ts';
import { QuoteMarks } from '../../../parts/price/quote-marks.tsx';
import { sparkLabel } from '../../../parts/price/spark-label.ts';
import type { IndexQuery } from './index-query.ts';
import '../detail/detail.css';
import '../../../layout/list.css';

type MainProductsProps = { prices: DataFor<'vegetable/vegList'>; query: IndexQuery };

/** The first products of the price list with their key figures. */
export function MainProducts({ prices, query }: MainProductsProps) {
  const name = query.classId ?? '';
  return (
    <Section
      title={`${name}主要品种`}
      note="各取报价最全的市场，元/公斤"
      more={{
        title: `全部 ${prices.total} 个品种`,
        href: href('application/vegetable/list', { type: '1', cate: query.classId, date: query.date }),
      }}
      flush
    >
      <DataTable
        caption={`${name}主要品种价格，元/公斤`}
        hideCaption
        columns={columns}
        rows={prices.list}
        rowKey={({ id }) => id}
        rowHref={({ to }) => href(to.page, to.params)}
        empty={<Empty title="这一天没有这个大类的报价">换一个大类或日期看看。</Empty>}
      />
    </Section>
  );
}

const columns: Column<PriceRow>[] = [
  { key: 'product', title: '品名', width: 88, cell: ({ product }) => product },
  {
    key: 'market',
    title: '市场',
    cell: ({ market }) => <span className="tools-cut">{market}</span>,
    hint: ({ market }) => market,
  },
  {
    key: 'avg',
    title: '均价',
    numeric: true,
    cell: ({ price_avg }) => <strong>{priceText(price_avg)}</strong>,
  },
  {
    key: 'range',
    title: '最低–最高',
    numeric: true,
    cell: ({ price_low, price_high }) => `${priceText(price_low)}–${priceText(price_high)}`,
  },
  { key: 'chg_d', title: '日涨跌', numeric: true, cell: ({ chg_d }) => <Change value={chg_d} digits={1} /> },
  { key: 'chg_w', title: '周涨跌', numeric: true, cell: ({ chg_w }) => <Change value={chg_w} digits={1} /> },
  { key: 'chg_y', title: '较去年', numeric: true, cell: ({ chg_y }) => <Change value={chg_y} digits={1} /> },
  {
    key: 'spark',
    title: '近 30 日',
    cell: ({ spark }) => <Sparkline points={spark} label={sparkLabel(spark)} width={88} height={24} />,
  },
  {
    key: 'date',
    title: '日期',
    cell: (row) => (
      <span className="tools-day">
        <time dateTime={row.date}>{row.date}</time>
        <QuoteMarks row={row} />
      </span>
    ),
  },
];
