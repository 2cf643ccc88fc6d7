import type { Fen } from './money.ts';

/** Points for a discount of one yuan. */
export const POINTS_PER_YUAN = 100;
/** Maximum share of a price that points can pay; part of it is always paid with money. */
export const MAX_POINTS_SHARE = 0.5;

const FEN_PER_POINT = 100 / POINTS_PER_YUAN;

/** Points of `balance` that can be used for a price. */
export const usablePoints = (balance: number, price: Fen): number =>
  Math.max(0, Math.min(balance, Math.floor(Math.floor(price * MAX_POINTS_SHARE) / FEN_PER_POINT)));

/** Discount for the given points. */
export const pointsValue = (points: number): Fen => points * FEN_PER_POINT;
