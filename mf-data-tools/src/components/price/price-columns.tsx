import { Change, type Column, Sparkline } from '@bee/ui/content';
import { priceText } from './price-unit.ts';
import { QuoteMarks } from './quote-marks.tsx';
import { sparkLabel } from './spark-label.ts';
import '../../layout/list.css';

/** Columns of tables with quotes. Only tables with `sort` offer to sort by those that are sortable. */

type Text = string | null;
type Of<Key extends string, Value> = Readonly<Record<Key, Value>>;

/** A change in percent. */
export const changeColumn = <Key extends string>(key: Key, title: string): Column<Of<Key, number | null>> => ({
  key,
  title,
  numeric: true,
  sortable: true,
  cell: (row) => <Change value={row[key]} digits={1} />,
});

/** One line of text, cut where it is too long; `short` leaves five characters. */
export const cutColumn = <Key extends string>(key: Key, title: string, short = false): Column<Of<Key, Text>> => ({
  key,
  title,
  cell: (row) => <span className={short ? 'tools-cut bee-cut is-short' : 'tools-cut bee-cut'}>{row[key] ?? '—'}</span>,
  hint: (row) => row[key] ?? undefined,
});

export const averageColumn = (title = '均价', unit?: string): Column<Of<'price_avg', number | null>> => ({
  key: 'price_avg',
  title,
  ...(unit && { unit }),
  numeric: true,
  sortable: true,
  cell: ({ price_avg }) => <strong>{priceText(price_avg)}</strong>,
});

type Points = Parameters<typeof sparkLabel>[0];

/** px of the drawing */
export const sparkColumn = (width = 88, height = 24): Column<Of<'spark', Points>> => ({
  key: 'spark',
  title: '近 30 日',
  cell: ({ spark }) => <Sparkline points={spark} label={sparkLabel(spark)} width={width} height={height} />,
});

type Quoted = Parameters<typeof QuoteMarks>[0]['row'] & { date: string };

export const quoteDayColumn: Column<Quoted> = {
  key: 'date',
  title: '日期',
  cell: (row) => (
    <span className="tools-day bee-inline">
      <time dateTime={row.date}>{row.date}</time>
      <QuoteMarks row={row} />
    </span>
  ),
};
