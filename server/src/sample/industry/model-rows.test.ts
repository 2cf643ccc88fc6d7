import { lastDayOf } from '@bee/domain/table-period';
import { NATION, placeByName } from '../../modules/statistics/model/stat-places.ts';
import { addDays } from '../days.ts';
import { peopleShares } from '../world/production.ts';
import { modelQuantities } from './model-catalogue.ts';
import { type ModelRow, periodsUpTo, rowsOf } from './model-rows.ts';

const TODAY = '2026-11-26';

const tables = modelQuantities.map((quantity) => ({
  ...quantity,
  rows: rowsOf(quantity, periodsUpTo(quantity.freq, TODAY), TODAY),
}));

/** Rows with the same words, in their order. */
const groupsOf = (rows: readonly ModelRow[], wordsOf: (row: ModelRow) => string): ModelRow[][] => {
  const groups = new Map<string, ModelRow[]>();
  for (const row of rows) {
    const group = groups.get(wordsOf(row));
    if (group) group.push(row);
    else groups.set(wordsOf(row), [row]);
  }
  return [...groups.values()];
};

const byPeriod = (rows: readonly ModelRow[]) => groupsOf(rows, ({ period }) => period);
const cellOf = (row: ModelRow | undefined) => row?.cells[0] ?? Number.NaN;

const additive = tables.filter(
  ({ places, measure }) => places === 'provinces' && (measure === 'flow' || measure === 'stock'),
);

it.each(additive)('the provinces of $title add up to the nation', ({ rows, decimals }) => {
  const periods = byPeriod(rows);
  const most = Math.max(...periods.map((of) => of.length));
  expect(periods.at(-1)).toHaveLength(most);
  for (const of of periods) {
    const nation = cellOf(of.find(({ adcode }) => adcode === NATION));
    const sum = of.reduce((total, row) => total + (row.adcode === NATION ? 0 : cellOf(row)), 0);
    const rounding = (most * 10 ** -decimals) / 2 + 1e-6;
    expect(sum).toBeLessThan(nation + rounding);
    // What small provinces did not publish is little.
    expect(sum).toBeGreaterThan(of.length === most ? nation - rounding : 0.93 * nation);
  }
});

it.each(tables.filter(({ places, measure }) => places === 'provinces' && measure === 'mean'))(
  'the nation of $title is the mean of the people of its provinces',
  ({ rows }) => {
    const newest = byPeriod(rows).at(-1) ?? [];
    const of = (adcode: string | undefined, residence: string) =>
      cellOf(newest.find((row) => row.adcode === adcode && row.d1 === residence));
    const mean = Object.entries(peopleShares).reduce(
      (sum, [name, share]) => sum + share * of(placeByName(name), '全体居民'),
      0,
    );
    expect(mean / of(NATION, '全体居民')).toBeCloseTo(1, 2);
    expect((0.66 * of(NATION, '城镇居民') + 0.34 * of(NATION, '农村居民')) / of(NATION, '全体居民')).toBeCloseTo(1, 2);
  },
);

it('nothing is of a period that lasts, or was published later than today', () => {
  for (const today of ['2026-01-05', '2026-03-04', '2026-07-01', TODAY])
    for (const quantity of modelQuantities) {
      const rows = rowsOf(quantity, periodsUpTo(quantity.freq, today, 3), today);
      const early = rows.filter(
        ({ period, publishedOn }) => publishedOn > today || lastDayOf(quantity.freq, period) >= today,
      );
      expect(early).toEqual([]);
    }
});

it('what is published does not change when time passes, but by a revision', () => {
  const later = addDays(TODAY, 120);
  for (const quantity of modelQuantities.filter(({ freq }) => freq === 'M')) {
    const periods = periodsUpTo('M', TODAY, 6);
    const keyOf = ({ period, adcode, d1, d2 }: ModelRow) => [period, adcode, d1, d2].join('/');
    const then = new Map(rowsOf(quantity, periods, TODAY).map((row) => [keyOf(row), row]));
    const changed = rowsOf(quantity, periods, later).filter((row) => {
      const before = then.get(keyOf(row));
      return before && !row.before && before.cells[0] !== row.cells[0];
    });
    expect(changed).toEqual([]);
  }
});

it.each(tables.filter(({ measure }) => measure !== 'progress'))(
  '$title moves by no leaps',
  ({ rows, freq, decimals }) => {
    // The largest leaps that there were: pigs of 2019, sugar when the mills begin.
    const most = { D: 0.1, W: 0.08, X: 1, M: 1.2, Q: 0.35, Y: 0.45 }[freq];
    const leaps = groupsOf(rows, ({ adcode, d1, d2 }) => [adcode, d1, d2].join('/')).flatMap((series) =>
      series.filter((row, place) => {
        const last = cellOf(series[place - 1]);
        return last > 30 * 10 ** -decimals && Math.abs(cellOf(row) / last - 1) > most;
      }),
    );
    expect(leaps).toEqual([]);
  },
);
