import { formatNumber, MISSING } from '@bee/domain/format';
import { flagTitles } from '../../../components/trade/trade-amount.ts';
import type { TradeAnswer } from './query-data.ts';
import { type QueryMeasure, queryMeasures } from './trade-query.ts';

type Row = TradeAnswer['list'][number];

/** A row of the table: one measure of one row of the answer. */
export type AnswerRow = { key: string; label: string; measure: string; cells: string[] };

/** Unrecorded figures are —, confidential ones 保密; provisional and revised figures are marked. */
export const answerRows = ({ list, columns, growth }: TradeAnswer, measures: readonly QueryMeasure[]): AnswerRow[] =>
  list.flatMap((row) =>
    measures.map((measure) => ({
      key: `${row.key} ${measure}`,
      label: row.label,
      measure: measureText(measure, row.unit, growth),
      cells: columns.map((_, place) => cellText(row, measure, place)),
    })),
  );

/** @param growth meaning of the response's `yoy`: an average for several years together */
export const measureText = (
  measure: QueryMeasure,
  unit: string | null,
  growth: TradeAnswer['growth'] = 'year_before',
): string => {
  if (measure === 'yoy' && growth === 'annual') return '金额年均增长（%）';
  const known = queryMeasures.find(({ key }) => key === measure);
  const own = measure === 'qty' ? unit : measure === 'unit_price' ? `美元/${unit ?? '单位'}` : known?.unit;
  return `${known?.title ?? measure}${own ? `（${own}）` : ''}`;
};

const DECIMALS: Record<QueryMeasure, number> = { value_usd: 0, value_cny: 0, qty: 0, unit_price: 2, yoy: 1, share: 1 };

const cellText = (row: Row, measure: QueryMeasure, place: number): string => {
  const flag = row.flags[place];
  if (flag === 'conf') return flagTitles.conf;
  const value = row.cells[measure]?.[place];
  if (value === null || value === undefined) return MISSING;
  const small = measure === 'unit_price' && Math.abs(value) < 0.1;
  const text = formatNumber(value, small ? 4 : DECIMALS[measure]);
  return flag === 'prov' ? `${text} 初` : flag === 'rev' ? `${text} 修` : text;
};
