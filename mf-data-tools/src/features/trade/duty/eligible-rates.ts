import type { TariffRate } from '@bee/contracts/resource/trade';

/**
 * Applicable rates. Without an origin, those that apply to all origins except 普通, which is for goods of unknown or
 * unfavoured origin.
 */
export const usableRates = (rates: readonly TariffRate[]): TariffRate[] =>
  rates.filter(({ eligible, kind, origins }) =>
    eligible === null
      ? origins.length === 0 && kind !== 'general' && kind !== 'additional'
      : eligible && kind !== 'additional',
  );

/** Duties added to any rate: anti-dumping and other additional duties. */
export const additionalRates = (rates: readonly TariffRate[]): TariffRate[] =>
  rates.filter(({ eligible, kind }) => kind === 'additional' && eligible === true);

/**
 * The lowest rate applicable to the origin. In-quota rates are excluded, because they need a licence. Null without an
 * origin, and where percentages and amounts per unit are mixed: which is lower then depends on the price.
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

/** The basis of the rate and the papers that it needs. */
export const papersOf = (
  { kind, origins, basis }: TariffRate,
  papers: readonly { title: string; text: string }[],
): string => {
  const preference = kind !== 'mfn' && origins.length > 0;
  const said = papers.find(({ title }) => title.includes('单证'))?.text;
  return [
    `依据${basis}`,
    preference ? '须提交相应的原产地证明，没有的按最惠国税率' : '不需要优惠原产地证明',
    ...(said ? [said.replace(/[。；]$/, '')] : []),
  ].join('；');
};
