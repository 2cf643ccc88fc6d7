import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { NO_PRICE } from './parse-quotes.ts';
import type { QuoteColumns } from './quote-spans.ts';

/** Quotes of a stored series, in 元/公斤; the source writes them per `unit`. */
export type SeriesQuotes = QuoteColumns & { id: number; unit: '公斤' | '斤' };

const ROWS_PER_STATEMENT = 8000;

/**
 * Stores quotes with one array of whole numbers per column; the database computes dates and prices from them. Days that
 * have a quote keep it; series without any are stored faster. @returns number of quotes given
 */
export const storeQuotes = async (
  db: Db,
  series: Iterable<SeriesQuotes>,
  held: 'none' | 'some' = 'some',
): Promise<number> => {
  let count = 0;
  const pending = { 公斤: emptyRows(), 斤: emptyRows() };
  for (const { id, unit, ...quotes } of series) {
    const rows = pending[unit];
    count += quotes.day.length;
    for (const day of quotes.day) rows.ids.push(id) && rows.day.push(day);
    rows.low.push(...quotes.low);
    rows.avg.push(...quotes.avg);
    rows.high.push(...quotes.high);
    rows.outlier.push(...quotes.outlier);
    if (rows.ids.length < ROWS_PER_STATEMENT) continue;
    pending[unit] = emptyRows();
    await insertRows(db, unit, rows, held);
  }
  await insertRows(db, '公斤', pending.公斤, held);
  await insertRows(db, '斤', pending.斤, held);
  return count;
};

type Rows = QuoteColumns & { ids: number[] };

const emptyRows = (): Rows => ({ ids: [], day: [], low: [], avg: [], high: [], outlier: [] });

const insertRows = async (db: Db, unit: '公斤' | '斤', rows: Rows, held: 'none' | 'some'): Promise<void> => {
  if (rows.ids.length === 0) return;
  const perKilogram = unit === '斤' ? 2 : 1;
  const column = (values: readonly (number | boolean)[]) => `{${values.join(',')}}`;
  await sql`
    insert into price_quote (series_id, date, low, avg, high, unit, source_low, source_avg, source_high, flag)
    select id, date '1970-01-01' + day, low, avg, high, ${unit},
      low / ${perKilogram}::int, avg / ${perKilogram}::int, high / ${perKilogram}::int,
      case when outlier then 'outlier' end
    from (
      select id, day, nullif(low, ${NO_PRICE}::int) / 100::float8 as low, avg / 100::float8 as avg,
        nullif(high, ${NO_PRICE}::int) / 100::float8 as high, outlier
      from unnest(${column(rows.ids)}::int[], ${column(rows.day)}::int[], ${column(rows.low)}::int[],
        ${column(rows.avg)}::int[], ${column(rows.high)}::int[], ${column(rows.outlier)}::bool[]
      ) as given (id, day, low, avg, high, outlier)
    ) quote
    ${held === 'some' ? sql`on conflict do nothing` : sql``}`.execute(db);
};
