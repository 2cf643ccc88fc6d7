/**
 * A price that users can save and watch: a product of the wholesale markets, a fruit at one address, or a kind of herb.
 */
export type PriceTarget =
  | { scope: 'market'; group: string; name: string }
  | { scope: 'origin'; group: string; name: string; area: string; addr: string; type: string; unit: string }
  | { scope: 'herb'; group: string; name: string; spec: string | null; origin: string | null };

/**
 * Favourite id of a price. It is built from the target instead of a row id, because imports replace rows; the database
 * parses it with `price_target`.
 */
export const priceTargetId = (target: PriceTarget): string => {
  const product = `${target.group}/${target.name}`;
  if (target.scope === 'market') return product;
  if (target.scope === 'origin')
    return `origin:${[product, target.area, target.addr, target.type, target.unit].join('|')}`;
  return `herb:${[product, target.spec ?? '', target.origin ?? ''].join('|')}`;
};
