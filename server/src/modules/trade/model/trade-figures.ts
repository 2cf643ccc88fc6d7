import type { TradeFigures, TradeFlow, TradePoint, TradeShare } from '@bee/contracts/resource/trade';
import { groupBy } from '@bee/domain/group-by';
import type { TradeSpan, YearRow } from '../store/trade-year.repository.ts';
import { comparesYears, monthsBetween, periodText, yearBefore } from './trade-period.ts';
import { type Cell, cellOf, growth, round, seriesOf, type TradeSeries, unitPrice } from './trade-series.ts';

/** The reporting country values imports at CIF and exports at FOB; mirrored data have the opposite basis. */
export const basisOf = (flow: TradeFlow, mirror: boolean): 'CIF' | 'FOB' =>
  (flow === 'import') === mirror ? 'FOB' : 'CIF';

/** Totals of some periods; null without data. */
export const figuresOf = (
  series: TradeSeries,
  flow: TradeFlow,
  periods: readonly string[],
  span: TradeSpan,
): TradeFigures | null => {
  const now = cellOf(series, periods);
  if (now.usd === null && now.flag === null) return null;
  const before = cellYearBefore(series, periods, span);
  return {
    period: periodText(periods),
    flow,
    value_basis: basisOf(flow, series.mirror),
    value_usd: now.usd,
    value_cny: now.cny,
    qty: now.qty,
    unit: now.qty === null ? null : series.unit,
    unit_price: unitPrice(now, series.unit),
    yoy_value: growth(now.usd, before.usd),
    yoy_qty: growth(now.qty, before.qty),
    flag: now.flag,
  };
};

/** The same periods a year earlier; empty if the data do not cover them completely. */
export const cellYearBefore = (series: TradeSeries, periods: readonly string[], span: TradeSpan): Cell =>
  cellOf(series, comparesYears(periods, ownSpan(series, span)) ? periods.map(yearBefore) : []);

/** Mirror data may end earlier than other data; months not yet reported must not count as zero. */
const ownSpan = ({ cells, mirror }: TradeSeries, span: TradeSpan): TradeSpan => {
  const months = [...cells.keys()].filter((key) => key.length === 7).sort();
  const last = months.at(-1);
  if (!mirror || !last || !span.last_month) return span;
  return { ...span, last_month: span.last_month < `${last}-01` ? span.last_month : `${last}-01` };
};

/** All months of a span; months without data have nulls. */
export const pointsOf = (series: TradeSeries, from: string, to: string): TradePoint[] =>
  monthsBetween(from, to).map((month) => {
    const cell = series.cells.get(month);
    return cell
      ? [month, cell.usd, cell.qty, unitPrice(cell, series.unit), cell.flag]
      : [month, null, null, null, null];
  });

/** Breaks the total down by key, largest first. */
export const sharesOf = (
  rows: readonly YearRow[],
  periods: readonly string[],
  span: TradeSpan,
  keyOf: (row: YearRow) => string,
  present: (key: string) => Pick<TradeShare, 'name' | 'to'>,
): { list: TradeShare[]; total: number | null } => {
  const byKey = groupBy(rows, keyOf);
  const parts = [...byKey].flatMap(([key, of]) => {
    const series = seriesOf(of);
    const now = cellOf(series, periods).usd;
    if (now === null) return [];
    const before = cellYearBefore(series, periods, span).usd;
    return [{ code: key, now, before }];
  });
  const total = parts.reduce((sum, { now }) => sum + now, 0);
  const list = parts
    .sort((a, b) => b.now - a.now || (a.code < b.code ? -1 : 1))
    .map(({ code, now, before }) => ({
      code,
      ...present(code),
      value_usd: now,
      share: total > 0 ? round((100 * now) / total, 2) : 0,
      yoy: growth(now, before),
    }));
  return { list, total: parts.length > 0 ? total : null };
};
