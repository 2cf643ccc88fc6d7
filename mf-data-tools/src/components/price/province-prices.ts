import type { PriceRow } from '@bee/contracts/entity/price';
import { daysBetween } from '@bee/domain/calendar-day';
import { inOrder } from '@bee/domain/in-order';
import { type ShownUnit, toUnit } from './price-unit.ts';
import { shortProvince } from './short-province.ts';

export type ProvincePrice = {
  adcode: string;
  name: string;
  /** Mean over its markets, rounded to 0.01 of the shown unit. */
  price: number;
  markets: number;
  /** Newest day among the quotes. */
  date: string;
  /** A quote is flagged. */
  doubtful: boolean;
};

/** `stale` and `placeless` count the markets that are not on the map: outdated quotes, or no known province. */
export type ProvincePrices = { list: ProvincePrice[]; stale: number; placeless: number };

/** The same freshness limit (in days) as the headline's quality. */
const FRESH_DAYS = 7;

/** The newest quotes by province, most expensive first. */
export const provincePrices = (markets: readonly PriceRow[], newest: string, unit: ShownUnit): ProvincePrices => {
  const quoted = markets.filter(({ price_avg }) => price_avg !== null);
  const fresh = quoted.filter(({ date }) => Math.abs(daysBetween(date, newest)) < FRESH_DAYS);
  const placed = fresh.filter(({ adcode, province }) => adcode !== null && province !== null);
  const codes = [...new Set(placed.map(provinceOf))];
  return {
    list: codes
      .map((adcode) => ({ adcode, rows: placed.filter((row) => provinceOf(row) === adcode) }))
      .map(({ adcode, rows }) => ({
        adcode,
        name: shortProvince(rows[0]?.province ?? null) ?? adcode,
        price: toCent(toUnit(mean(rows.map(({ price_avg }) => price_avg ?? 0)), unit) ?? 0),
        markets: rows.length,
        date:
          rows
            .map(({ date }) => date)
            .sort()
            .at(-1) ?? newest,
        doubtful: rows.some(({ flag }) => flag !== null),
      }))
      .sort((a, b) => b.price - a.price || inOrder(a.adcode, b.adcode)),
    stale: quoted.length - fresh.length,
    placeless: fresh.length - placed.length,
  };
};

const provinceOf = ({ adcode }: PriceRow): string => `${adcode?.slice(0, 2)}0000`;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const toCent = (value: number): number => Math.round(value * 100) / 100;
