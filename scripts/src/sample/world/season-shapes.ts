import { tableLines } from '../table-text.ts';

/** When a product is sold at wholesale in the north, and how its price moves over the months. */
export type SeasonShape = {
  /** First and last day of sale, MM-DD, possibly over the new year; null if it is sold all year. */
  sold: [from: string, to: string] | null;
  /** Why it is sold outside the harvest. */
  supply: string;
  /** Price of each month in percent of the mean of the months of sale. */
  months: number[];
};

export const seasonShapes: ReadonlyMap<string, SeasonShape> = new Map(
  tableLines('world/season-shapes.txt').map((row) => {
    const [name = '', sold = '', supply = '', months = ''] = row.split('|');
    const [from = '', to = ''] = sold.split('~');
    return [name, { sold: to ? [from, to] : null, supply, months: levelled(months.split(' ').map(Number)) }];
  }),
);

/** Months without sale take the level of the nearest month with one; the months of sale have a mean of 100. */
function levelled(months: number[]): number[] {
  const sold = months.filter((value) => !Number.isNaN(value));
  const mean = sold.reduce((sum, value) => sum + value, 0) / sold.length;
  const nearest = (at: number) => {
    for (let away = 0; away < 12; away++)
      for (const value of [months[(at + away) % 12], months[(at + 12 - away) % 12]])
        if (value !== undefined && !Number.isNaN(value)) return value;
    return mean;
  };
  return months.map((_, at) => (100 * nearest(at)) / mean);
}
