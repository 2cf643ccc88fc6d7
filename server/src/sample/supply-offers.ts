import { provinces } from '@bee/domain/region';
import type { Produce } from './prices/price-files.ts';
import { isSold, originsOn } from './prices/season.ts';
import { type SupplyMember, sellers } from './supply-members.ts';

/** A product that a seller can send from a city on a day. */
export type Offer = { product: Produce; adcode: string; seller: SupplyMember };

/** Sellers offer what their own province sends to market that day. */
export const offersOn = (day: string, products: readonly Produce[]): Offer[] => {
  const all = sellers();
  return wantedOn(day, products).flatMap((product) =>
    originsOn(product, day).flatMap((adcode) => {
      const place = provinces.find((province) => province.adcode.slice(0, 2) === adcode.slice(0, 2));
      return all
        .filter(({ province }) => province === place?.name)
        .map((seller): Offer => ({ product, adcode, seller }));
    }),
  );
};

export const wantedOn = (day: string, products: readonly Produce[]): Produce[] =>
  products.filter((product) => isSold(product, day));

/** @param adcode the city that sends it; null for a demand */
export const canBeOffered = (product: Produce, adcode: string | null, day: string): boolean =>
  isSold(product, day) && (adcode === null || originsOn(product, day).includes(adcode));
