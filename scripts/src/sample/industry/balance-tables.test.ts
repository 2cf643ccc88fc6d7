import { NATION } from '../../../../server/src/modules/statistics/model/stat-places.ts';
import { figureFile } from '../../../../server/src/sample/statistics/statistic-files.ts';
import { tradeLines } from '../../../../server/src/sample/trade/trade-files.ts';
import { rowsOn } from '../../../../server/src/sample/trade/trade-model.ts';
import { balanceTables } from './balance-tables.ts';

const tables = balanceTables().map(({ table, releases }) => {
  const measures = table.fields.filter(({ role }) => role === 'measure');
  const years = releases.map(({ period, from, rows: [[, ...cells] = []] }) => {
    const of = Object.fromEntries(measures.map(({ field }, place) => [field, cells[place] ?? Number.NaN]));
    const { opening = 0, output = 0, imports = 0, use = 0, exports = 0, closing = 0, price = 0, ...uses } = of;
    return { year: Number(period), opening, output, imports, use, exports, closing, price, uses, from };
  });
  return { name: table.products[0] ?? '', title: table.title, years };
});

describe.each(tables)('$title', ({ name, years }) => {
  it('closes in each year and goes on with the next', () => {
    expect(years).toHaveLength(15);
    for (const [place, one] of years.entries()) {
      expect(one.opening + one.output + one.imports - one.use - one.exports).toBeCloseTo(one.closing, 6);
      if (place > 0) expect(one.opening).toBe(years[place - 1]?.closing);
      const uses = Object.values(one.uses);
      expect(uses.reduce((sum, part) => sum + part, 0)).toBeCloseTo(one.use, 6);
      expect(Math.min(...uses)).toBeGreaterThan(0);
    }
  });

  it('has a stock and a use that last', () => {
    for (const [place, { closing, use }] of years.entries()) {
      // Cotton had a reserve of more than a year in 2014.
      expect(closing / use).toBeGreaterThan(0.03);
      expect(closing / use).toBeLessThan(1.7);
      const last = years[place - 1]?.use ?? use;
      expect(Math.abs(use / last - 1)).toBeLessThan(0.25);
    }
  });

  it('has the output of the statistics', () => {
    const published = figureFile.read().filter(({ indicator, crop }) => indicator === '产量' && crop === name);
    if (published.length === 0) return expect(['棉花', '食用植物油', '食糖', '油菜籽']).toContain(name);
    for (const { year, output } of years) {
      const nation = published.find((record) => record.year === year)?.rows.find(([adcode]) => adcode === NATION);
      expect(output).toBe(nation?.[1]);
    }
  });

  it('is published on the 20th of January', () => {
    for (const { year, from } of years) expect(from).toBe(`${year + 1}-01-20`);
  });
});

it.each([
  ['玉米', '1005', 1],
  ['大豆', '1201', 1],
  ['小麦', '1001', 1],
  ['稻谷', '1006', 0.7],
  ['油菜籽', '1205', 1],
  ['食糖', '1701', 1],
])('%s has the imports and exports of the trade data', (name, heading, perTon) => {
  const years = tables.find((one) => one.name === name)?.years ?? [];
  for (const flow of ['import', 'export'] as const) {
    const lines = tradeLines().filter((line) => line.flow === flow && line.hs.code.startsWith(heading));
    for (const year of [2022, 2024, 2025]) {
      let kilograms = 0;
      for (let month = 1; month <= 12; month += 1)
        for (const line of lines)
          for (const { qty } of rowsOn(line, `${year}-${String(month).padStart(2, '0')}-01`, '2026-10-01'))
            kilograms += qty ?? 0;
      const shown = years.find((one) => one.year === year)?.[`${flow}s`] ?? Number.NaN;
      expect(Math.abs(shown * perTon - kilograms / 10_000_000)).toBeLessThan(0.06);
    }
  }
});
