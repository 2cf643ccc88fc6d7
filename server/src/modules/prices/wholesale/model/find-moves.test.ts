import { findMoves } from './find-moves.ts';

const daily = { most: 3, freq: 'D' } as const;
const day = (place: number) => `2026-03-${String(place).padStart(2, '0')}`;
const quotes = (...prices: (number | null)[]) =>
  prices.map((avg, place) => ({ day: day(place + 1), avg, flag: null as string | null }));

describe('jumps of a price', () => {
  it('are those far above what the product usually does', () => {
    expect(findMoves(quotes(2, 2.02, 2, 2.5, 2.52, 2.1), daily)).toEqual([
      { from_day: day(3), day: day(4), before: 2, avg: 2.5, chg_pct: 25 },
      { from_day: day(5), day: day(6), before: 2.52, avg: 2.1, chg_pct: -16.7 },
    ]);
  });

  it('are none where every day moves as much', () => {
    expect(findMoves(quotes(2, 2.3, 2, 2.3, 2, 2.3), daily)).toEqual([]);
  });

  it('bridge days without a quote, but no pause of weeks', () => {
    expect(findMoves(quotes(2, 2, 2, null, null, 3), daily)).toHaveLength(1);
    const pause = [...quotes(2, 2, 2), { day: '2026-03-20', avg: 3, flag: null }];
    expect(findMoves(pause, daily)).toEqual([]);
  });

  it('leave doubtful quotes out on both sides', () => {
    const doubtful = quotes(2, 2, 9, 2, 2).map((quote) => ({ ...quote, flag: quote.avg === 9 ? 'outlier' : null }));
    expect(findMoves(doubtful, daily)).toEqual([]);
  });

  it('are no more than asked for, the largest first', () => {
    const moves = findMoves(quotes(2, 2, 2, 2, 2.4, 2.4, 2.4, 2.4, 3.6, 3.6), { ...daily, most: 1 });
    expect(moves.map(({ chg_pct }) => chg_pct)).toEqual([50]);
  });

  describe('of prices that are quoted once a month', () => {
    const monthly = { most: 3, freq: 'M' } as const;
    const months = (...prices: (number | null)[]) =>
      prices.map((avg, place) => ({ day: `2025-${String(place + 1).padStart(2, '0')}-15`, avg, flag: null }));

    it('are from one month to the next', () => {
      expect(findMoves(months(2, 2.02, 2, 2.5, 2.52), monthly)).toEqual([
        { from_day: '2025-03-15', day: '2025-04-15', before: 2, avg: 2.5, chg_pct: 25 },
      ]);
      expect(findMoves(months(2, 2.02, 2, 2.5, 2.52), daily)).toEqual([]);
    });

    it('do not bridge a month without a quote', () => {
      expect(findMoves(months(2, 2, 2, null, 3, 3, 3), monthly)).toEqual([]);
    });

    it('begin with the month asked for, measured by what was usual before it, too', () => {
      const quotes = months(2, 2.02, 2, 2.02, 2, 2.5);
      expect(findMoves(quotes, { ...monthly, from: '2025-05-01' }).map(({ chg_pct }) => chg_pct)).toEqual([25]);
      expect(findMoves(quotes, { ...monthly, from: '2025-06-01' })).toEqual([]);
      expect(findMoves(quotes.slice(4), monthly)).toEqual([]);
    });
  });
});
