/** What the key points of a report say that a cover or share picture can show. */
export type CoverFacts =
  | { kind: 'moves'; up: number; down: number }
  /** Months of a year, from 1, with the highest and the lowest price. */
  | { kind: 'season'; high: number; low: number };

export const coverFacts = (points: readonly string[]): CoverFacts | null => {
  const text = points.join('；');
  const [, up, down] = /(\d+)个(?:品种)?(?:环比)?上涨[、，](\d+)个下跌/.exec(text) ?? [];
  if (up && down) return { kind: 'moves', up: Number(up), down: Number(down) };
  const [, high] = /高点在\d{4}-(\d\d)/.exec(text) ?? [];
  const [, low] = /低点在\d{4}-(\d\d)/.exec(text) ?? [];
  return high && low ? { kind: 'season', high: Number(high), low: Number(low) } : null;
};
