import type { SampleProduct } from './product-recipe.ts';
import { referenceProducts } from './reference-products.ts';
import { scopedProducts } from './scoped-products.ts';
import { tradeProducts } from './trade-products.ts';
import { wholesaleProducts } from './wholesale-products.ts';

/** The first of every family come first, so that the head of the list shows all kinds. */
export const sampleProducts = (): SampleProduct[] => {
  const families = [wholesaleProducts, scopedProducts, tradeProducts(), referenceProducts];
  return Array.from({ length: Math.max(...families.map(({ length }) => length)) }, (_, place) =>
    families.flatMap((family) => family.slice(place, place + 1)),
  ).flat();
};
