import { monthGrid, shiftMonth } from './month-calendar.tsx';

describe('the grid of a month', () => {
  it('begins its weeks on Monday and contains each day of the month once', () => {
    const weeks = monthGrid('2026-02');
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-02-01']);
    expect(weeks.flat().filter(Boolean)).toHaveLength(28);
    expect(weeks).toHaveLength(5);
    expect(monthGrid('2026-06')[0]?.[0]).toBe('2026-06-01');
  });

  it('crosses the turn of the year', () => {
    expect([
      shiftMonth('2026-01', -1),
      shiftMonth('2026-12', 1),
      monthGrid('2026-12').flat().filter(Boolean).length,
    ]).toEqual(['2025-12', '2027-01', 31]);
  });
});
