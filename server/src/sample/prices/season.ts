import { monthOf, yearOf } from '../days.ts';
import type { Produce } from './price-files.ts';

/** Whether the product is quoted at wholesale on a day: it is in season, stored, grown under cover or imported. */
export const isSold = ({ sold }: Produce, day: string): boolean => {
  if (!sold) return true;
  const [from, to] = sold;
  const date = day.slice(5);
  return from <= to ? date >= from && date <= to : date >= from || date <= to;
};

/** Whether a market trades the product. */
export const isTraded = ({ markets }: Produce, { id }: { id: string }): boolean => markets?.includes(id) ?? true;

/** The last day up to `day` on which the product is quoted. */
export const lastSold = (product: Produce, day: string): string => {
  if (!product.sold || isSold(product, day)) return day;
  const end = `${yearOf(day)}-${product.sold[1]}`;
  return end <= day ? end : `${yearOf(day) - 1}-${product.sold[1]}`;
};

/** Cities that send the product to market on a day. */
export const originsOn = ({ origins }: Produce, day: string): string[] => {
  const month = monthOf(day);
  return origins
    .filter(({ from, to }) => (from <= to ? month >= from && month <= to : month >= from || month <= to))
    .map(({ adcode }) => adcode);
};
