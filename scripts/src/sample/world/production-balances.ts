import { tableParts } from '../table-text.ts';

/** A balance by years, 万吨 and 元/吨; each text is read by `curveOf`. Estimate, order of magnitude. */
export type Balance = {
  name: string;
  /** Headings of the Harmonized System that are traded, and how much of the product a ton of them is. */
  headings: string[];
  perTraded: number;
  /** Of products that are no crops of the statistics. */
  output?: string;
  /** Of years before those of the trade data, or of goods that these leave out. */
  imports: string;
  exports: string;
  /** At the end of a year. */
  stock: string;
  price: string;
  /** The main use takes what the others leave. */
  mainUse: [field: string, title: string];
  uses: Use[];
};

/** A share of all use or of the output, or kilograms of seed per hectare that is sown. */
export type Use = [field: string, title: string, of: 'use' | 'output' | 'hectare', amount: number];

export const balances: readonly Balance[] = tableParts('world/balances.txt').map(({ head, rows }) => {
  const [name = '', headings = '', perTraded] = head;
  const curves = Object.fromEntries(rows.filter(({ length }) => length === 2)) as Pick<Balance, Curves>;
  const main = rows.findIndex(([what]) => what === 'main');
  const [, field = '', title = ''] = rows[main] ?? [];
  return {
    name,
    headings: headings.split(' ').filter(Boolean),
    perTraded: Number(perTraded),
    ...curves,
    mainUse: [field, title],
    uses: rows
      .slice(main + 1)
      .map(([field = '', title = '', of, amount]) => [field, title, of as Use[2], Number(amount)]),
  };
});

type Curves = 'output' | 'imports' | 'exports' | 'stock' | 'price';
