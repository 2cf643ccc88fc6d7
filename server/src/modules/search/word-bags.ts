/** Units of a text with how often each stands in it, and how many there are. */
export type Bag = { counts: ReadonlyMap<string, number>; length: number };

export const bagOf = (units: readonly string[]): Bag => {
  const counts = new Map<string, number>();
  for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  return { counts, length: units.length };
};

const K1 = 1.2;

/** BM25 of each bag for weighted units. @param b how much longer texts are held back, 0 to 1 */
export const bm25 = (bags: readonly Bag[], weights: ReadonlyMap<string, number>, b: number): number[] => {
  const mean = bags.reduce((sum, { length }) => sum + length, 0) / Math.max(1, bags.length) || 1;
  return bags.map(({ counts, length }) => {
    let score = 0;
    for (const [unit, weight] of weights) {
      const count = counts.get(unit);
      if (count) score += (weight * count * (K1 + 1)) / (count + K1 * (1 - b + (b * length) / mean));
    }
    return score;
  });
};

/** Inverse document frequencies among these bags alone, of the units that stand in one of them. */
export const rarityAmong = (bags: readonly Bag[], units: ReadonlySet<string>): Map<string, number> => {
  const rarity = new Map<string, number>();
  for (const unit of units) {
    let holding = 0;
    for (const { counts } of bags) if (counts.has(unit)) holding += 1;
    if (holding > 0) rarity.set(unit, Math.log(1 + (bags.length - holding + 0.5) / (holding + 0.5)));
  }
  return rarity;
};
