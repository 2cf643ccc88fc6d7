/** Sorted bigrams of a text, for `similarity`. */
export type Fingerprint = Uint32Array;

export const fingerprintOf = (text: string): Fingerprint => {
  const pairs = new Uint32Array(Math.max(0, text.length - 1));
  for (let place = 0; place < pairs.length; place += 1) {
    pairs[place] = text.charCodeAt(place) * 0x10000 + text.charCodeAt(place + 1);
  }
  return pairs.sort();
};

/** Sørensen–Dice coefficient of the bigrams of two texts, from 0 (nothing in common) to 1 (identical). */
export const similarity = (one: Fingerprint, other: Fingerprint): number => {
  if (one.length + other.length === 0) return 0;
  let common = 0;
  for (let a = 0, b = 0; a < one.length && b < other.length; ) {
    const left = one[a] ?? 0;
    const right = other[b] ?? 0;
    if (left === right) {
      common += 1;
      a += 1;
      b += 1;
    } else if (left < right) a += 1;
    else b += 1;
  }
  return (2 * common) / (one.length + other.length);
};
