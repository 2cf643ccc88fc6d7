import type { Fen } from './money.ts';

/** So many points take one yuan off. */
export const POINTS_PER_YUAN = 100;
/** Points pay at most half of a price; something is always paid with money. */
export const MAX_POINTS_SHARE = 0.5;

const FEN_PER_POINT = 100 / POINTS_PER_YUAN;

/** How many of `balance` may be used for a price. */
export const usablePoints = (balance: number, price: Fen): number =>
  Math.max(0, Math.min(balance, Math.floor(Math.floor(price * MAX_POINTS_SHARE) / FEN_PER_POINT)));

/** What so many points take off. */
export const pointsValue = (points: number): Fen => points * FEN_PER_POINT;
