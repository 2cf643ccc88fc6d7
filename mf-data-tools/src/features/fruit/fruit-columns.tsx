import type { FruitRow } from '@bee/contracts/resource/fruit';
import { formatPrice } from '@bee/domain/format';
import { Change, type Column, Sparkline } from '@bee/ui/content';
import { priceText } from '../../parts/price/price-unit.ts';
import { QuoteMarks } from '../../parts/price/quote-marks.tsx';
import { sparkLabel } from '../../parts/price/spark-label.ts';
import './fruit.css';
import '../../layout/list.css';

/** Columns that all tables of origin prices share. */
export const priceColumns: Column<FruitRow>[] = [
  {
    key: 'original',
    title: '产地原价',
    numeric: true,
    cell: ({ original }) => (
      <span className="tools-original">
        {formatPrice(original.avg)} <span className="bee-unit">{original.unit}</span>
      </span>
    ),
    hint: ({ original }) => `最低 ${formatPrice(original.low)}，最高 ${formatPrice(original.high)} ${original.unit}`,
  },
  {
    key: 'price_avg',
    title: '均价',
    unit: '元/公斤',
    numeric: true,
    sortable: true,
    cell: ({ price_avg }) => <strong>{priceText(price_avg)}</strong>,
  },
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
    key: 'chg_y',
    title: '年涨跌',
    numeric: true,
    sortable: true,
    cell: ({ chg_y }) => <Change value={chg_y} digits={1} />,
  },
  {
    key: 'spark',
    title: '近 30 日',
    cell: ({ spark }) => <Sparkline points={spark} label={sparkLabel(spark)} width={80} height={22} />,
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

export const placeColumns: Column<FruitRow>[] = [
  {
    key: 'area',
    title: '产区',
    cell: ({ production_area }) => <span className="tools-cut is-short">{production_area}</span>,
    hint: ({ production_area, province }) => [province, production_area].filter(Boolean).join(' '),
  },
  {
    key: 'addr',
    title: '产地',
    cell: ({ addr }) => <span className="tools-cut is-short">{addr}</span>,
    hint: ({ addr }) => addr,
  },
];
