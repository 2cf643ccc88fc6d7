/** Units of a text with their counts, and the total number of units. */
export type Bag = { counts: ReadonlyMap<string, number>; length: number };

export const bagOf = (units: readonly string[]): Bag => {
  const counts = new Map<string, number>();
  for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  return { counts, length: units.length };
};

/** Words in the body of a stored vector, without those of the title: `'番茄':1A,7,19 '价格':8` contains 番茄 twice. */
export const bagOfVector = (vector: string): Bag => {
  const counts = new Map<string, number>();
  let length = 0;
  for (let at = 1; at < vector.length; ) {
    let end = vector.indexOf("'", at);
    while (vector[end + 1] === "'") end = vector.indexOf("'", end + 2);
    const places = placesUntil(vector, end + 2);
    if (places.inBody > 0) {
      counts.set(unescaped(vector.slice(at, end)), places.inBody);
      length += places.inBody;
    }
    at = places.end + 2;
  }
  return { counts, length };
};

const [SPACE, COMMA, LETTER] = [0x20, 0x2c, 0x41];

/** `1A,7,19`: a position with a letter belongs to the title. */
const placesUntil = (vector: string, from: number): { inBody: number; end: number } => {
  let inBody = 1;
  let end = from;
  for (; end < vector.length; end += 1) {
    const code = vector.charCodeAt(end);
    if (code === SPACE) break;
    if (code === COMMA) inBody += 1;
    else if (code >= LETTER) inBody -= 1;
  }
  return { inBody, end };
};

const unescaped = (word: string): string =>
  /['\\]/.test(word) ? word.replace(/''/g, "'").replace(/\\\\/g, '\\') : word;

/**
 * Counts occurrences, including overlapping ones, of each part in a text. @param length total number of parts in the
 * text
 */
export const bagOfParts = (text: string, parts: ReadonlySet<string>, length: number): Bag => {
  const counts = new Map<string, number>();
  for (const part of parts) {
    let count = 0;
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) count += 1;
    if (count > 0) counts.set(part, count);
  }
  return { counts, length };
};

const K1 = 1.2;

/** BM25 score of each bag for weighted units. @param b length normalisation, 0 to 1 */
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

/** Inverse document frequencies within these bags, for units that occur in at least one of them. */
export const idfAmong = (bags: readonly Bag[], units: ReadonlySet<string>): Map<string, number> => {
  const holding = new Map<string, number>();
  for (const { counts } of bags)
    for (const unit of counts.keys()) if (units.has(unit)) holding.set(unit, (holding.get(unit) ?? 0) + 1);
  const rarity = new Map<string, number>();
  for (const unit of units) {
    const held = holding.get(unit);
    if (held) rarity.set(unit, Math.log(1 + (bags.length - held + 0.5) / (held + 0.5)));
  }
  return rarity;
};
