import type { Order } from '@bee/contracts/resource/order';
import { invoiceAmount } from '@bee/domain/invoice-orders';
import { type Fen, yuanText } from '@bee/domain/money';
import { useState } from 'react';

export type Picked = {
  ids: string[];
  has: (order: Order) => boolean;
  set: (orders: readonly Order[], on: boolean) => void;
  clear: () => void;
  /** Total amount. */
  total: string;
};

/** Orders selected for one invoice, across pages. */
export const usePicked = (): Picked => {
  const [amounts, setAmounts] = useState<ReadonlyMap<string, Fen>>(new Map());
  const set = (orders: readonly Order[], on: boolean) =>
    setAmounts((before) => {
      const after = new Map(before);
      for (const order of orders) {
        if (on) after.set(order.id, invoiceAmount(order));
        else after.delete(order.id);
      }
      return after;
    });
  return {
    ids: [...amounts.keys()],
    has: ({ id }) => amounts.has(id),
    set,
    clear: () => setAmounts(new Map()),
    total: yuanText([...amounts.values()].reduce((sum, fen) => sum + fen, 0)),
  };
};
