/** A price that can be kept and watched: a product of the wholesale markets, a fruit at one address, a kind of a herb. */
export type PriceTarget =
  | { scope: 'market'; group: string; name: string }
  | { scope: 'origin'; group: string; name: string; area: string; addr: string; type: string; unit: string }
  | { scope: 'herb'; group: string; name: string; spec: string | null; origin: string | null };

/**
 * The id of its favourite. It says what the price is of and no row's number, since an import puts other rows in the
 * place of these; the database reads it with `price_target`.
 */
export const priceTargetId = (target: PriceTarget): string => {
  const product = `${target.group}/${target.name}`;
  if (target.scope === 'market') return product;
  if (target.scope === 'origin')
    return `origin:${[product, target.area, target.addr, target.type, target.unit].join('|')}`;
  return `herb:${[product, target.spec ?? '', target.origin ?? ''].join('|')}`;
};
