import { formatPrice } from '@bee/domain/format';

/** Text alternative of a sparkline. */
export const sparkLabel = (points: (number | null)[]): string => {
  const known = points.filter((value) => value !== null);
  if (known.length === 0) return '近 30 日没有报价';
  const span = `近 30 日均价，最低 ${formatPrice(Math.min(...known))}，最高 ${formatPrice(Math.max(...known))} 元/公斤`;
  const gaps = points.length - known.length;
  return gaps > 0 ? `${span}，${gaps} 天无报价` : span;
};
