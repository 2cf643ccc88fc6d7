import type { TariffRate } from '@bee/contracts/resource/trade';

/**
 * Rates that goods may enter at. Without an origin those that hold for all of them, but not 普通, which is for goods of
 * unknown or unfavoured origin.
 */
export const usableRates = (rates: readonly TariffRate[]): TariffRate[] =>
  rates.filter(({ eligible, kind, origins }) =>
    eligible === null
      ? origins.length === 0 && kind !== 'general' && kind !== 'additional'
      : eligible && kind !== 'additional',
  );

/** What comes on top of any of them: anti-dumping and other additional duties. */
export const additionalRates = (rates: readonly TariffRate[]): TariffRate[] =>
  rates.filter(({ eligible, kind }) => kind === 'additional' && eligible === true);

/**
 * The lowest rate that goods of the origin may use; within a quota only with its licence, so that one is never it. Null
 * without an origin, and where percentages stand beside amounts per unit: which is lower then hangs on the price.
 */
export const lowestRate = (rates: readonly TariffRate[]): TariffRate | null => {
  const usable = usableRates(rates).filter(({ eligible, quota }) => eligible === true && quota !== 'in');
  const free = usable.find(({ rate_pct, specific }) => rate_pct === 0 && !specific);
  if (free || usable.length === 1) return free ?? usable[0] ?? null;
  if (usable.some(({ rate_pct, specific }) => specific || rate_pct === null)) return null;
  return usable.reduce<TariffRate | null>(
    (least, rate) => (!least || (rate.rate_pct ?? 0) < (least.rate_pct ?? 0) ? rate : least),
    null,
  );
};
