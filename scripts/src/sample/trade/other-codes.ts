import { tableRows } from '../table-text.ts';
import type { Cargo } from '../world/ports-taken.ts';

type OtherTrade = {
  /** US$ for a unit. */
  price: number;
  cargo: Cargo;
  imports: number;
  from: string[];
  exports: number;
  to: string[];
};

const flowOf = (text = '-'): [millions: number, partners: string[]] => {
  const [millions, ...partners] = text === '-' ? ['0'] : text.split(' ');
  return [Number(millions), partners];
};

const byPrefix = new Map(
  tableRows('trade/other-codes.txt').map(([head = '', inward, outward]) => {
    const [prefix = '', price, cargo] = head.split(' ');
    const [imports, from] = flowOf(inward);
    const [exports, to] = flowOf(outward);
    return [prefix, { price: Number(price), cargo: cargo as Cargo, imports, from, exports, to } satisfies OtherTrade];
  }),
);

/** The line of the table that a code falls under; none for codes without trade. */
export const otherTradeOf = (code: string): { prefix: string; trade: OtherTrade } | undefined => {
  for (let length = code.length; length >= 4; length--) {
    const trade = byPrefix.get(code.slice(0, length));
    if (trade) return { prefix: code.slice(0, length), trade };
  }
  return undefined;
};
