import type { DataFor } from '@bee/contracts/operations';
import { fenOf, yuanText } from '@bee/domain/money';
import { pointsValue, usablePoints } from '@bee/domain/points-price';

export type SubmitData = DataFor<'order/getOrderSubmitData'>;
export type Plan = SubmitData['plans'][number];

export type Sums = {
  /** Maximum number of points. */
  most: number;
  points: number;
  amount: string;
  discount: string;
  pay: string;
};

/** The amount of a plan after redeeming points; the number of points is capped at the maximum. */
export const sumsOf = ({ points: { balance } }: SubmitData, plan: Plan, wished: number): Sums => {
  const price = fenOf(plan.price);
  const most = usablePoints(balance, price);
  const points = Math.min(most, Math.max(0, Math.floor(wished) || 0));
  const discount = pointsValue(points);
  return { most, points, amount: plan.price, discount: yuanText(discount), pay: yuanText(price - discount) };
};
