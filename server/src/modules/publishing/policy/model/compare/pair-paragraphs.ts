import { splitNumber } from './paragraph-number.ts';
import { type Fingerprint, fingerprintOf, similarity } from './similarity.ts';

/** Index of a paragraph before and after; null on one side means added or removed. */
export type Pair = { from: number | null; to: number | null };

/** Below this similarity, two paragraphs are unrelated rather than a rewrite. */
const ALIKE = 0.4;

/** Larger gaps (600 by 600 paragraphs) are not searched: the texts are different documents rather than revisions. */
const MAX_PAIRS = 360_000;

/**
 * Pairs the removed and added paragraphs between two unchanged places: the order-preserving pairing with the highest
 * total similarity. Paragraph numbers are ignored, since inserting a paragraph renumbers all that follow.
 */
export const pairParagraphs = (from: readonly string[], to: readonly string[]): Pair[] => {
  if (from.length * to.length > MAX_PAIRS) return unpaired(from.length, to.length);
  const left = from.map(fingerprint);
  const right = to.map(fingerprint);
  const width = to.length + 1;
  const best = new Float64Array((from.length + 1) * width);
  const scores = new Float64Array(from.length * to.length);
  for (let i = from.length - 1; i >= 0; i -= 1) {
    for (let j = to.length - 1; j >= 0; j -= 1) {
      const score = alike(left[i], right[j]);
      scores[i * to.length + j] = score;
      const paired = score >= ALIKE ? score + (best[(i + 1) * width + j + 1] ?? 0) : 0;
      best[i * width + j] = Math.max(paired, best[(i + 1) * width + j] ?? 0, best[i * width + j + 1] ?? 0);
    }
  }
  return walk(from.length, to.length, best, scores);
};

const fingerprint = (text: string): Fingerprint => fingerprintOf(splitNumber(text).rest.replace(/\s/g, ''));

const alike = (one: Fingerprint | undefined, other: Fingerprint | undefined): number => {
  if (!one || !other) return 0;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  // Upper bound of the similarity for these lengths; rules out most pairs cheaply.
  if ((2 * short.length) / (short.length + long.length || 1) < ALIKE) return 0;
  return similarity(one, other);
};

const walk = (rows: number, columns: number, best: Float64Array, scores: Float64Array): Pair[] => {
  const pairs: Pair[] = [];
  const at = (i: number, j: number) => best[i * (columns + 1) + j] ?? 0;
  let [i, j] = [0, 0];
  while (i < rows && j < columns) {
    const score = scores[i * columns + j] ?? 0;
    if (score >= ALIKE && at(i, j) === score + at(i + 1, j + 1)) pairs.push({ from: i++, to: j++ });
    else if (at(i, j) === at(i + 1, j)) pairs.push({ from: i++, to: null });
    else pairs.push({ from: null, to: j++ });
  }
  while (i < rows) pairs.push({ from: i++, to: null });
  while (j < columns) pairs.push({ from: null, to: j++ });
  return pairs;
};

const unpaired = (rows: number, columns: number): Pair[] => [
  ...Array.from({ length: rows }, (_, from) => ({ from, to: null })),
  ...Array.from({ length: columns }, (_, to) => ({ from: null, to })),
];
