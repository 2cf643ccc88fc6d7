import { formatNumber, MISSING } from '@bee/domain/format';
import { tradeMeasureText } from '@bee/domain/trade-measures';
import { flagTitles } from '../../../components/trade/trade-amount.ts';
import type { TradeAnswer } from './query-data.ts';
import type { QueryMeasure } from './trade-query.ts';

type Row = TradeAnswer['list'][number];

/** A row of the table: one measure of one row of the answer, or of all of them. */
export type AnswerRow = { key: string; label: string; measure: string; cells: string[]; total: string; share: string };

/** Unrecorded figures are —, confidential ones 保密; provisional and revised figures are marked. */
export const answerRows = (
  { row: by, list, columns, growth, totals }: TradeAnswer,
  measures: readonly QueryMeasure[],
): AnswerRow[] => {
  const rows = list.flatMap((row, place) =>
    measures.map((measure) => ({
      key: `${row.key} ${measure}`,
      label: by === 'hs' && row.key ? `${row.label} ${row.key}` : row.label,
      measure: tradeMeasureText(measure, row.unit, growth),
      cells: columns.map((_, column) => cellText(row, measure, column)),
      total: numberText(totals.rows[place]?.cells[measure], measure),
      share: numberText(totals.rows[place]?.share, 'share'),
    })),
  );
  const sums = measures.map((measure) => ({
    key: `合计 ${measure}`,
    label: '合计',
    measure: tradeMeasureText(measure, totals.unit, growth),
    cells: columns.map((_, column) => numberText(totals.columns[measure]?.[column], measure)),
    total: numberText(totals.all[measure], measure),
    share: numberText(100, 'share'),
  }));
  return rows.length > 0 ? [...rows, ...sums] : [];
};

const DECIMALS: Record<QueryMeasure, number> = {
  value_usd: 0,
  value_cny: 0,
  qty: 0,
  unit_price: 2,
  yoy: 1,
  change: 0,
  share: 1,
};

const cellText = (row: Row, measure: QueryMeasure, place: number): string => {
  const flag = row.flags[place];
  if (flag === 'conf') return flagTitles.conf;
  const value = row.cells[measure]?.[place];
  const text = numberText(value, measure);
  if (value === null || value === undefined) return text;
  return flag === 'prov' ? `${text} 初` : flag === 'rev' ? `${text} 修` : text;
};

const numberText = (value: number | null | undefined, measure: QueryMeasure): string => {
  if (value === null || value === undefined) return MISSING;
  const isSmall = measure === 'unit_price' && Math.abs(value) < 0.1;
  return formatNumber(value, isSmall ? 4 : DECIMALS[measure]);
};
