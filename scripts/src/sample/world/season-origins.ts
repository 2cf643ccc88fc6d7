import { tableLines } from '../table-text.ts';

/** A city that sends a product to market in some months of the year. */
export type SeasonOrigin = { adcode: string; from: number; to: number };

const byProduct = new Map(
  tableLines('world/season-origins.txt').map((row) => {
    const [name = '', cities = ''] = row.split('|');
    const origins = cities.split(' ').map((city): SeasonOrigin => {
      const [adcode = '', months = ''] = city.split(':');
      const [from = 1, to = 12] = months.split('-').map(Number);
      return { adcode, from, to };
    });
    return [name, origins];
  }),
);

/** Cities that send a product to market over the year. */
export const originsOf = (product: string): SeasonOrigin[] => byProduct.get(product) ?? [];
