import type { TradeFlag } from '../../../db/schema/trade.ts';
import type { YearRow } from '../store/trade-year.repository.ts';

export type Cell = { usd: number | null; cny: number | null; qty: number | null; flag: TradeFlag | null };

/** Months (`2025-02`) and years (`2025`) of one row, or of several rows summed up. */
export type TradeSeries = { unit: string | null; mirror: boolean; cells: Map<string, Cell> };

/** Sums rows of several codes; quantities only if all have the same unit. */
export const seriesOf = (rows: readonly YearRow[]): TradeSeries => {
  const units = new Set(rows.map(({ unit }) => unit));
  const unit = units.size === 1 ? (rows[0]?.unit ?? null) : null;
  const cells = new Map<string, Cell>();
  const put = (period: string, cell: Cell) => {
    const known = cells.get(period);
    cells.set(period, known ? together([known, cell]) : cell);
  };
  for (const row of rows) {
    for (let place = 0; place < 12; place += 1) {
      const [usd = null, flag = null] = [row.usd[place], row.flag[place]];
      if (usd === null && flag === null) continue;
      put(`${row.year}-${String(place + 1).padStart(2, '0')}`, {
        usd,
        cny: row.cny[place] ?? null,
        qty: unit === null ? null : (row.qty[place] ?? null),
        flag,
      });
    }
    const { year_usd: usd, year_cny: cny, year_qty: qty, year_flag: flag } = row;
    put(String(row.year), { usd, cny, qty: unit === null ? null : qty, flag });
  }
  return { unit, mirror: rows.some(({ mirror }) => mirror), cells };
};

/** Sums the known values; null if none is known, never 0. */
export const together = (cells: readonly Cell[]): Cell => {
  const usd = sum(cells.map((cell) => cell.usd));
  const known = cells.filter((cell) => cell.usd !== null);
  const flags = cells.map(({ flag }) => flag);
  return {
    usd,
    // A total that lacks CNY or quantity of some parts would give a wrong unit price.
    cny: known.every(({ cny }) => cny !== null) ? sum(known.map(({ cny }) => cny)) : null,
    qty: known.every(({ qty }) => qty !== null) ? sum(known.map(({ qty }) => qty)) : null,
    flag:
      usd === null && flags.includes('conf')
        ? 'conf'
        : flags.includes('prov')
          ? 'prov'
          : flags.includes('rev')
            ? 'rev'
            : null,
  };
};

const sum = (values: readonly (number | null)[]): number | null =>
  values.reduce<number | null>((total, value) => (value === null ? total : (total ?? 0) + value), null);

/** The total of several periods of a series. */
export const cellOf = ({ cells }: TradeSeries, periods: readonly string[]): Cell =>
  together(periods.flatMap((period) => cells.get(period) ?? []));

/** Minimum quantity for a meaningful unit price. */
const LEAST: Record<string, number> = { 千克: 1000, 升: 1000 };

/** US$ per unit. */
export const unitPrice = ({ usd, qty }: Cell, unit: string | null): number | null =>
  usd === null || qty === null || unit === null || qty < (LEAST[unit] ?? 10) ? null : round(usd / qty, 4);

/** Growth in percent. */
export const growth = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before <= 0 ? null : round(100 * (now / before - 1), 2);

export const round = (value: number, decimals: number): number => {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
};
