import { FIXTURE_DAY } from './fixture-moment.ts';

const DAYS = 400;
const DAY_MS = 86_400_000;

/** name, category, group, spec, mean price in 元/公斤 */
const PRODUCE = [
  ['大白菜', '蔬菜', '叶菜类', '净菜', 1.6],
  ['菠菜', '蔬菜', '叶菜类', '扎', 5.4],
  ['番茄', '蔬菜', '茄果类', '硬果', 5.2],
  ['黄瓜', '蔬菜', '瓜类', '旱黄瓜', 4.4],
  ['土豆', '蔬菜', '根茎类', '中大', 2.6],
  ['苹果', '水果', '仁果类', '富士', 7.8],
] as const;

/** name, province, city, price factor relative to the mean */
const MARKETS = [
  ['北京示例批发市场', '北京市', '北京市', 1.06],
  ['寿光示例批发市场', '山东省', '潍坊市', 0.94],
] as const;

/** name of the grade, mean price in 元/公斤 */
const SANQI_GRADES = [
  ['20头', 186],
  ['40头', 158],
  ['60头', 142],
  ['120头', 118],
  ['无数头', 104],
] as const;

/** Seasonal and two-week waves: looks like a market, and is the same in every run. */
const priceOf = (mean: number, day: number, phase: number): number =>
  mean *
  (1 + 0.18 * Math.sin((2 * Math.PI * day) / 365 + phase) + 0.04 * Math.sin((2 * Math.PI * day) / 14 + 2 * phase));

const days = Array.from({ length: DAYS }, (_, index) => ({
  index,
  date: new Date(Date.parse(FIXTURE_DAY) - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
}));

/** A file for `npm run import -- prices`: each day of more than a year, including the last one. */
export const priceRows = (): string => {
  const rows = ['日期,市场,省份,城市,大类,小类,品名,规格,单位,最低价,平均价,最高价'];
  for (const [place, [market, province, city, level]] of MARKETS.entries())
    for (const [kind, [name, category, group, spec, mean]] of PRODUCE.entries())
      for (const { index, date } of days) {
        const price = priceOf(mean * level, index, kind + 0.3 * place);
        const [low, avg, high] = [0.9 * price, price, 1.1 * price].map((value) => value.toFixed(2));
        rows.push([date, market, province, city, category, group, name, spec, '公斤', low, avg, high].join());
      }
  return rows.join('\n');
};

/** A file for `npm run import -- fruit`: apples of two areas, every day. */
export const fruitRows = (): string => {
  const rows = ['日期,品名,产区,产地,类型,单位,省份,价格'];
  const places = [
    ['山东烟台', '栖霞市', '山东省'],
    ['陕西洛川', '洛川县', '陕西省'],
  ] as const;
  for (const [place, [area, addr, province]] of places.entries())
    for (const { index, date } of days)
      rows.push([date, '苹果', area, addr, '产地价', '公斤', province, priceOf(7 + place, index, 3).toFixed(2)].join());
  return rows.join('\n');
};

/** A file for `npm run import -- herbs`: 三七 by grade at two markets, once a week. */
export const herbRows = (): string => {
  const rows = ['日期,品名,市场,分类,规格,产地,单位,价格'];
  for (const [place, market] of ['文山', '安国'].entries())
    for (const [grade, mean] of SANQI_GRADES)
      for (const { index, date } of days)
        if (index % 7 === (DAYS - 1) % 7)
          rows.push(
            [
              date,
              '三七',
              market,
              '根及根茎类',
              grade,
              '文山',
              '公斤',
              priceOf(mean + 6 * place, index, 2).toFixed(0),
            ].join(),
          );
  return rows.join('\n');
};
