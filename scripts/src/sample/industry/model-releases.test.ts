import { firstDayOf, lastDayOf } from '@bee/domain/table-period';
import { NATION, placeByName } from '../../../../server/src/modules/statistics/model/stat-places.ts';
import type { IndustryRow, ReleaseRecord } from '../../../../server/src/sample/industry/industry-files.ts';
import { publishedBy } from '../../../../server/src/sample/release.ts';
import { peopleShares } from '../world/production.ts';
import { modelQuantities } from './model-catalogue.ts';
import { COMPLETE_SINCE, LAST_DAY, releasesOf } from './model-releases.ts';

const tables = modelQuantities.map((quantity) => ({ ...quantity, releases: releasesOf(quantity) }));

const cellOf = (row: IndustryRow | undefined) => row?.[1] ?? Number.NaN;

const additive = tables.filter(
  ({ places, measure }) => places === 'provinces' && (measure === 'flow' || measure === 'stock'),
);

it.each(additive)('the provinces of $title add up to the nation', ({ releases, freq, decimals }) => {
  const most = Math.max(...releases.map(({ rows }) => rows.length));
  for (const { period, rows } of releases) {
    const nation = cellOf(rows.find(([key]) => key === NATION));
    const sum = rows.reduce((total, row) => total + (row[0] === NATION ? 0 : cellOf(row)), 0);
    const rounding = (most * 10 ** -decimals) / 2 + 1e-6;
    expect(sum).toBeLessThan(nation + rounding);
    // What small provinces did not publish is little.
    expect(sum).toBeGreaterThan(rows.length === most ? nation - rounding : 0.93 * nation);
    if (firstDayOf(period) >= COMPLETE_SINCE[freq]) expect(rows).toHaveLength(most);
  }
});

it.each(tables.filter(({ places, measure }) => places === 'provinces' && measure === 'mean'))(
  'the nation of $title is the mean of the people of its provinces',
  ({ releases, decimals }) => {
    const newest = releases.at(-1)?.rows ?? [];
    const of = (adcode: string | undefined, residence: string) =>
      cellOf(newest.find(([key]) => key === `${adcode}/${residence}`));
    const mean = Object.entries(peopleShares).reduce(
      (sum, [name, share]) => sum + share * of(placeByName(name), '全体居民'),
      0,
    );
    expect(mean / of(NATION, '全体居民')).toBeCloseTo(1, 2);
    const both = 0.66 * of(NATION, '城镇居民') + 0.34 * of(NATION, '农村居民');
    expect(Math.abs(both - of(NATION, '全体居民'))).toBeLessThan(10 ** -decimals);
  },
);

it.each(tables)('$title is published after each of its periods, up to the last year', ({ releases, freq }) => {
  expect(releases.filter(({ period, from }) => lastDayOf(freq, period) >= from)).toEqual([]);
  expect(releases.at(-1)?.period.slice(0, 4)).toBe(LAST_DAY.slice(0, 4));
});

it('a revision replaces a value of a province or region by another one, later than its publication', () => {
  const revised = tables.flatMap(({ releases }) => releases.filter(({ earlier }) => earlier));
  expect(revised.length).toBeGreaterThan(200);
  const changesOf = ({ from, rows, earlier = [] }: ReleaseRecord) =>
    earlier.map((one) => ({
      late: one.until > from,
      pairs: one.rows.map((row) => [row, rows.find(([key]) => key === row[0])]),
    }));
  for (const { late, pairs } of revised.flatMap(changesOf)) {
    expect(late).toBe(true);
    for (const [first, last] of pairs) {
      expect(first?.[0]).not.toMatch(new RegExp(`^${NATION}`));
      expect(last).toBeDefined();
      expect(cellOf(first)).not.toBe(cellOf(last));
    }
  }
});

it('has one value for a place and dimensions', () => {
  for (const { releases } of tables)
    for (const release of releases) {
      const shown = publishedBy(release, '2030-01-01', ([key]) => key).filter(({ current }) => current);
      expect(new Set(shown.map(({ row: [key] }) => key)).size).toBe(release.rows.length);
    }
});

it.each(tables.filter(({ measure }) => measure !== 'progress'))(
  '$title moves by no leaps',
  ({ releases, freq, decimals }) => {
    // The largest leaps that there were: pigs of 2019, sugar when the mills begin.
    const most = { W: 0.08, X: 1, M: 1.2, Q: 0.35, Y: 0.45 }[freq];
    const last = new Map<string, number>();
    const leaps: string[] = [];
    for (const { period, rows } of releases)
      for (const [key, cell = Number.NaN] of rows) {
        const before = last.get(key) ?? 0;
        if (before > 30 * 10 ** -decimals && Math.abs(cell / before - 1) > most) leaps.push(`${period} ${key}`);
        last.set(key, cell);
      }
    expect(leaps).toEqual([]);
  },
);
