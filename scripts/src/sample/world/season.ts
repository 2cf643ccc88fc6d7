import { type SeasonShape, seasonShapes } from './season-shapes.ts';

/** Whether the product is quoted at wholesale on a day: it is in season, stored, grown under cover or imported. */
export const isSold = (product: string, day: string): boolean => {
  const { sold } = shapeOf(product);
  if (!sold) return true;
  const [from, to] = sold;
  const date = day.slice(5);
  return from <= to ? date >= from && date <= to : date >= from || date <= to;
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

/** Month in which the product is dearest. */
export const peakMonth = (product: string): number => {
  const months = shapeOf(product)
    .months.map((level, index) => ({ level, month: index + 1 }))
    .filter(({ month }) => isSold(product, `2024-${String(month).padStart(2, '0')}-28`))
    .sort((a, b) => b.level - a.level);
  return months[0]?.month ?? 1;
};

/** @throws Error if the table lacks the product */
export const shapeOf = (product: string): SeasonShape => {
  const shape = seasonShapes.get(product);
  if (!shape) throw new Error(`No season is known for “${product}”. Add it to season-shapes.ts.`);
  return shape;
};
