import { dayNumber, dayOf, yearOf } from '../days.ts';
import { type SeasonShape, seasonShapes } from './season-shapes.ts';

/** Whether the product is quoted at wholesale on a day: it is in season, stored, grown under cover or imported. */
export const isSold = (product: string, day: string): boolean => {
  const { sold } = shapeOf(product);
  if (!sold) return true;
  const [from, to] = sold;
  const date = day.slice(5);
  return from <= to ? date >= from && date <= to : date >= from || date <= to;
};

/** The last day up to `day` on which the product is quoted. */
const lastSold = (product: string, day: string): string => {
  const { sold } = shapeOf(product);
  if (!sold || isSold(product, day)) return day;
  const end = `${yearOf(day)}-${sold[1]}`;
  return end <= day ? end : `${yearOf(day) - 1}-${sold[1]}`;
};

/** Against the mean of the months of sale; months are joined by straight lines between their middles. */
export const seasonLevel = (product: string, day: string): number => {
  const { months } = shapeOf(product);
  const middle = Number(day.slice(5, 7)) - 1 + (Number(day.slice(8, 10)) - 15.5) / 30.5;
  const month = Math.floor(middle);
  const left = months[(month + 12) % 12] ?? 100;
  const right = months[(month + 13) % 12] ?? 100;
  return (left + (right - left) * (middle - month)) / 100;
};

/** Month in which the product is dearest, and how far the season moves its price from the mean. */
export const seasonExtremes = (product: string): { peak: number; swing: number } => {
  const months = shapeOf(product)
    .months.map((level, index) => ({ level, month: index + 1 }))
    .filter(({ month }) => isSold(product, `2024-${String(month).padStart(2, '0')}-28`))
    .sort((a, b) => b.level - a.level);
  const [most, least] = [months[0], months.at(-1)];
  return { peak: most?.month ?? 1, swing: Math.round((most?.level ?? 100) - (least?.level ?? 100)) / 200 };
};

/** @throws Error if the table lacks the product */
export const shapeOf = (product: string): SeasonShape => {
  const shape = seasonShapes.get(product);
  if (!shape) throw new Error(`No season is known for “${product}”. Add it to season-shapes.ts.`);
  return shape;
};

/** First of `days` days that end with the last day of sale. */
export const soldFrom = (product: string, today: string, days: number): string =>
  dayOf(dayNumber(lastSold(product, today)) + 1 - days);
