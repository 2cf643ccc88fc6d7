/** Transport of goods from one market to another. */
export type Haul = {
  /** 元/公斤 */
  buy: number;
  sell: number;
  km: number;
  /** 元 per ton and kilometre */
  freight: number;
  /** 元 per ton: loading, packing, cold storage, market fees */
  handling: number;
  /** Percent of the weight that cannot be sold. */
  loss: number;
};

export type Landed = {
  /** 元/公斤 of the goods that can be sold on arrival. */
  cost: number;
  freight: number;
  handling: number;
  lost: number;
  /** 元/公斤; negative when the transport makes a loss. */
  spread: number;
  /** Percent of the cost. */
  margin: number;
};

/** Cost per sold kilogram: all expenses divided by the weight that remains after loss. */
export const landedCost = ({ buy, sell, km, freight, handling, loss }: Haul): Landed => {
  const perKilogram = { freight: (km * freight) / 1000, handling: handling / 1000 };
  const paid = buy + perKilogram.freight + perKilogram.handling;
  const cost = paid / (1 - loss / 100);
  return { cost, ...perKilogram, lost: cost - paid, spread: sell - cost, margin: (100 * (sell - cost)) / cost };
};
