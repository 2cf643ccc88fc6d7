import { findMoves } from './find-moves.ts';

const day = (place: number) => `2026-03-${String(place).padStart(2, '0')}`;
const quotes = (...prices: (number | null)[]) =>
  prices.map((avg, place) => ({ day: day(place + 1), avg, flag: null as string | null }));

describe('jumps of a price', () => {
  it('are those far above what the product usually does', () => {
    expect(findMoves(quotes(2, 2.02, 2, 2.5, 2.52, 2.1), 3)).toEqual([
      { from_day: day(3), day: day(4), before: 2, avg: 2.5, chg_pct: 25 },
      { from_day: day(5), day: day(6), before: 2.52, avg: 2.1, chg_pct: -16.7 },
    ]);
  });

  it('are none where every day moves as much', () => {
    expect(findMoves(quotes(2, 2.3, 2, 2.3, 2, 2.3), 3)).toEqual([]);
  });

  it('bridge days without a quote, but no pause of weeks', () => {
    expect(findMoves(quotes(2, 2, 2, null, null, 3), 3)).toHaveLength(1);
    const pause = [...quotes(2, 2, 2), { day: '2026-03-20', avg: 3, flag: null }];
    expect(findMoves(pause, 3)).toEqual([]);
  });

  it('leave doubtful quotes out on both sides', () => {
    const doubtful = quotes(2, 2, 9, 2, 2).map((quote) => ({ ...quote, flag: quote.avg === 9 ? 'outlier' : null }));
    expect(findMoves(doubtful, 3)).toEqual([]);
  });

  it('are no more than asked for, the largest first', () => {
    const moves = findMoves(quotes(2, 2, 2, 2, 2.4, 2.4, 2.4, 2.4, 3.6, 3.6), 1);
    expect(moves.map(({ chg_pct }) => chg_pct)).toEqual([50]);
  });
});
