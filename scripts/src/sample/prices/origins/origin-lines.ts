import { dayNumber, isMarketHoliday } from '../../../../../server/src/sample/days.ts';
import { chance, seedOf, smoothNoise } from '../../../../../server/src/sample/random.ts';
import { originFactor } from '../../world/events.ts';
import type { DrawnSeries, LineQuote } from '../drawn-series.ts';
import { type GrowingArea, type GrownFruit, grownFruits } from './fruit-catalogue.ts';

/** Origin prices of every address, and wholesale prices of the first address of each area, which has a market. */
export const originLines = (): DrawnSeries[] =>
  grownFruits.flatMap((fruit) =>
    fruit.areas.flatMap((area) =>
      area.addresses.flatMap((address, place) => [
        line(fruit, area, address, '产地价'),
        ...(place === 0 ? [line(fruit, area, address, '批发价')] : []),
      ]),
    ),
  );

const line = (fruit: GrownFruit, area: GrowingArea, address: string, type: string): DrawnSeries => ({
  record: {
    scope: 'origin',
    product: { group: fruit.group, name: fruit.name, alias: fruit.alias },
    market: {
      id: `o${seedOf(area.area, address).toString(16)}`,
      name: address,
      area: area.area,
      province: area.province,
      city: area.city,
      adcode: area.adcode,
    },
    spec: type,
    variant: area.unit,
    origin: null,
    unit: area.unit,
    monthly: false,
  },
  quoteOn: (day) => quoteOn(fruit, area, address, type, day),
});

/** 元/公斤 at an address on a day: the season's course, years, events, the address; null out of season. */
const quoteOn = (
  fruit: GrownFruit,
  area: GrowingArea,
  address: string,
  type: string,
  day: string,
): LineQuote | null => {
  const passed = seasonShare(fruit.season, day);
  if (passed === null || isMarketHoliday(day)) return null;
  if (chance('gap', fruit.name, area.area, address, type, day) < 0.03) return null;
  const at = dayNumber(day);
  const common = seedOf('origin', fruit.name);
  const local = seedOf('origin', fruit.name, area.area);
  const own = seedOf('origin', fruit.name, area.area, address);
  const factor =
    // Dear at the first picking, cheap at the peak, dearer again when what is stored runs out.
    (1.18 - 0.62 * passed + 0.5 * passed * passed) *
    (1 + 0.1 * smoothNoise(common, at, 180) + 0.05 * smoothNoise(common + 1, at, 23)) *
    (1 + 0.05 * smoothNoise(local, at, 40)) *
    (1 + 0.03 * smoothNoise(own, at, 11) + 0.015 * smoothNoise(own + 1, at, 1)) *
    originFactor(fruit.name, at) *
    area.level *
    (type === '批发价' ? 1.16 : 1);
  const avg = fruit.base * factor;
  const spread = 0.08 + 0.06 * chance('spread', fruit.name, address, at >> 4);
  return { low: dime(avg * (1 - spread)), avg: dime(avg), high: dime(avg * (1 + spread)) };
};

/** How much of the season has passed, 0 to 1; null outside. Seasons may reach over the new year. */
const seasonShare = ([from, to]: [string, string], day: string): number | null => {
  const year = Number(day.slice(0, 4));
  for (const start of [year, year - 1]) {
    const first = dayNumber(`${start}-${from}`);
    const last = dayNumber(`${to < from ? start + 1 : start}-${to}`);
    const at = dayNumber(day);
    if (at >= first && at <= last) return (at - first) / (last - first);
  }
  return null;
};

/** Growers speak in tenths of a yuan per 斤, and in hundredths of one per 公斤. */
const dime = (price: number): number => Math.max(2, Math.round(price * 50) * 2) / 100;
