import { tableParts } from '../../table-text.ts';

/** Where a fruit is grown: addresses quote per 斤 unless the area says 公斤. */
export type GrowingArea = {
  area: string;
  province: string;
  city: string;
  adcode: string;
  /** Against the mean of the fruit. */
  level: number;
  unit: '公斤' | '斤';
  addresses: string[];
};

export type GrownFruit = {
  name: string;
  group: string;
  alias: string[];
  /** Mean at the origin, 元/公斤. */
  base: number;
  /** First and last day of sale, MM-DD; there are no quotes outside. */
  season: [from: string, to: string];
  areas: GrowingArea[];
};

export const grownFruits: GrownFruit[] = tableParts('prices/fruits.txt').map(({ head, rows }) => {
  const [name = '', group = '', alias = '', base, from = '', to = ''] = head;
  return {
    name,
    group,
    alias: alias.split(' '),
    base: Number(base),
    season: [from, to],
    areas: rows.map(([area = '', province = '', city = '', adcode = '', level, unit, addresses = '']) => ({
      area,
      province,
      city,
      adcode,
      level: Number(level),
      unit: unit as GrowingArea['unit'],
      addresses: addresses.split(' '),
    })),
  };
});
