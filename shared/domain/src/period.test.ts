import fc from 'fast-check';
import {
  averageGrowth,
  changeBetween,
  comparable,
  type Figure,
  monthsIn,
  outerYears,
  type Period,
  partTitle,
  periodOf,
  periodTitle,
  type Reach,
  yearsEarlier,
} from './period.ts';
import { type PeriodFreq, periodAt, periodNumber } from './table-period.ts';

const reach: Reach = { from: '2021-11-01', to: '2026-10-31' };
const year = (key: string) => periodOf('Y', key, reach) as Period;
const figure = (period: Period | null, value: number | null): Figure | null => period && { period, value };

describe('a period', () => {
  it('knows which part of it the data cover', () => {
    expect(year('2026')).toEqual({ from: '2026-01-01', to: '2026-10-31', complete: false });
    expect(year('2021')).toEqual({ from: '2021-11-01', to: '2021-12-31', complete: false });
    expect(year('2025')).toEqual({ from: '2025-01-01', to: '2025-12-31', complete: true });
    expect(periodOf('Y', '2020', reach)).toBeNull();
    expect(periodOf('W', '2026-11-23', { from: null, to: '2026-11-24' })?.complete).toBe(false);
  });

  it.each<[Period | null, string, string]>([
    [year('2026'), '2026年1-10月', '1-10月'],
    [year('2025'), '2025年', ''],
    [periodOf('Y', '2022', reach, '2025'), '2022至2025年', ''],
    [periodOf('M', '2026-10', reach), '2026年10月', ''],
    [periodOf('M', '2021-11', reach, '2026-10'), '2021年11月至2026年10月', ''],
    [periodOf('Q', '2026-Q4', reach), '2026年10月', '10月'],
    [periodOf('W', '2026-11-23', { from: null, to: '2026-11-24' }), '2026-11-23 至 2026-11-24', '至11-24'],
  ])('is called by what it covers', (period, title, part) => {
    expect(period && [periodTitle(period), partTitle(period)]).toEqual([title, part]);
  });

  it('keeps the end of February a year earlier', () => {
    expect(yearsEarlier(periodOf('M', '2025-02') as Period, 1)).toMatchObject({ from: '2024-02-01', to: '2024-02-29' });
    expect(yearsEarlier(periodOf('M', '2024-02') as Period, 1)).toMatchObject({ from: '2023-02-01', to: '2023-02-28' });
  });
});

describe('a comparison', () => {
  it('is of the same part of the year before, and of nothing else', () => {
    const now = year('2026');
    expect(changeBetween(figure(now, 110), figure(yearsEarlier(now, 1, reach), 100))).toBeCloseTo(10);
    expect(changeBetween(figure(now, 110), figure(year('2025'), 100))).toBeNull();
    expect(changeBetween(figure(now, 110), figure(year('2021'), 20))).toBeNull();
    expect(changeBetween(figure(year('2022'), 220), figure(yearsEarlier(year('2022'), 1, reach), 24))).toBeNull();
    expect(changeBetween(figure(year('2025'), 1), figure(year('2024'), 0))).toBeNull();
  });

  it('of several years is their average annual growth', () => {
    expect(averageGrowth(figure(year('2022'), 100), figure(year('2024'), 121))).toBeCloseTo(10);
    expect(averageGrowth(figure(year('2021'), 24), figure(year('2025'), 621))).toBeNull();
    expect(averageGrowth(figure(year('2022'), 100), figure(year('2026'), 121))).toBeNull();
  });

  it('of a long run is between its first and its last whole year', () => {
    const years = ['2021', '2022', '2023', '2024', '2025', '2026'].map(year);
    expect(outerYears(years)).toEqual({ first: year('2022'), last: year('2025') });
    const months = Array.from({ length: 60 }, (_, place) =>
      periodOf('M', periodAt('M', periodNumber('M', '2021-11') + place), reach),
    ) as Period[];
    const outer = outerYears(months);
    expect(outer && [periodTitle(outer.first), periodTitle(outer.last)]).toEqual([
      '2021年11月至2022年10月',
      '2025年11月至2026年10月',
    ]);
    expect(outerYears(months.slice(0, 23))).toBeNull();
    expect(outerYears([year('2025'), year('2026')])).toBeNull();
  });
});

describe('whatever the data cover', () => {
  const freqs: PeriodFreq[] = ['D', 'W', 'X', 'M', 'Q', 'Y'];
  const day = fc.integer({ min: periodNumber('D', '2015-01-01'), max: periodNumber('D', '2026-12-31') });
  const dayText = (number: number) => periodAt('D', number);
  const anyReach = fc.tuple(day, day).map(([a, b]) => ({ from: dayText(Math.min(a, b)), to: dayText(Math.max(a, b)) }));
  const anyPeriod = fc
    .tuple(fc.constantFrom(...freqs), day, fc.nat(30), anyReach)
    .map(([freq, at, length, covered]) => {
      const first = periodNumber(freq, dayText(at));
      return { covered, period: periodOf(freq, periodAt(freq, first), covered, periodAt(freq, first + length)) };
    })
    .filter((one): one is { covered: Reach & { from: string; to: string }; period: Period } => one.period !== null);
  const value = fc.double({ min: 0.01, max: 1e9, noNaN: true });

  it('an incomplete period is never compared with a complete one, nor unlike numbers of months or days', () => {
    fc.assert(
      fc.property(anyPeriod, anyPeriod, value, value, (one, other, now, before) => {
        const change = changeBetween({ period: one.period, value: now }, { period: other.period, value: before });
        const growth = averageGrowth({ period: other.period, value: before }, { period: one.period, value: now });
        if (change === null && growth === null) return;
        expect(one.period.complete).toBe(other.period.complete);
        expect(monthsIn(one.period)).toBe(monthsIn(other.period));
        if (growth !== null) expect(one.period.complete).toBe(true);
        if (!one.period.complete) expect(one.period.from.slice(5)).toBe(other.period.from.slice(5));
      }),
      { numRuns: 2000 },
    );
  });

  it('names the one year that the data cover of a range of years', () => {
    const range = periodOf('Y', '2026', { from: '2015-01-01', to: '2026-12-31' }, '2027');
    expect(range && partTitle(range)).toBe('2026年');
  });

  it('a period lies in what is covered, and is complete only where all of it is', () => {
    fc.assert(
      fc.property(anyPeriod, ({ covered, period }) => {
        expect(period.from >= covered.from && period.to <= covered.to).toBe(true);
        const cut = period.from === covered.from || period.to === covered.to;
        if (!period.complete) expect(cut).toBe(true);
        expect(partTitle(period) === '').toBe(period.complete);
      }),
    );
  });

  it('the year before is compared with only where it was covered as far', () => {
    fc.assert(
      fc.property(anyPeriod, value, value, ({ covered, period }, now, before) => {
        const earlier = yearsEarlier(period, 1, covered);
        const change = changeBetween({ period, value: now }, earlier && { period: earlier, value: before });
        if (change === null || earlier === null) return;
        expect(monthsIn(earlier)).toBe(monthsIn(period));
        expect(comparable(period, earlier)).toBe(true);
        if (monthsIn(period) !== null) expect(earlier.from.slice(5)).toBe(period.from.slice(5));
      }),
    );
  });

  it('the years that a growth is told between are whole and of equal length', () => {
    fc.assert(
      fc.property(anyReach, fc.constantFrom<PeriodFreq>('M', 'Y'), (covered, freq) => {
        const first = periodNumber(freq, covered.from);
        const count = periodNumber(freq, covered.to) - first + 1;
        const run = Array.from({ length: count }, (_, place) => periodOf(freq, periodAt(freq, first + place), covered));
        const outer = outerYears(run.filter((period) => period !== null));
        if (!outer) return;
        expect([monthsIn(outer.first), monthsIn(outer.last)]).toEqual([12, 12]);
        expect(outer.first.from >= covered.from && outer.last.to <= covered.to).toBe(true);
      }),
    );
  });
});
