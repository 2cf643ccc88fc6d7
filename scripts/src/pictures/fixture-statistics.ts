const YEARS = [2019, 2020, 2021, 2022, 2023, 2024];

/** Harvest of vegetables in 2024, in 万吨. */
const PROVINCES: readonly [name: string, harvest: number][] = [
  ['山东', 9420],
  ['河南', 7880],
  ['江苏', 6020],
  ['河北', 5630],
  ['四川', 5310],
  ['湖北', 4590],
  ['湖南', 4520],
  ['广西', 4430],
  ['广东', 4210],
  ['贵州', 3480],
  ['云南', 2960],
  ['安徽', 2630],
];

/** A file for `npm run import -- statistics`: every province grows by its own rate per year. */
export const statisticRows = (): string => {
  const rows = ['指标,单位,作物,地区,年份,数值,来源表'];
  const sums = new Map<number, number>();
  for (const [place, [region, harvest]] of PROVINCES.entries())
    for (const year of YEARS) {
      const value = Math.round(harvest * (1 - (2024 - year) * (0.012 + 0.002 * (place % 4))));
      sums.set(year, (sums.get(year) ?? 0) + value);
      rows.push(['产量', '万吨', '蔬菜', region, year, value, '示例表 1'].join());
    }
  for (const [year, sum] of sums) rows.push(['产量', '万吨', '蔬菜', '全国', year, sum, '示例表 1'].join());
  return rows.join('\n');
};
