import { groupBy } from '@bee/domain/group-by';

type Code = { code: string; name: string; valid_from: number; valid_to: number | null };

const MAX_SUCCESSORS = 3;

/**
 * Suggests successors of ended codes: codes of the same heading in the next edition, ranked by similar name, same
 * subheading and being new in that edition. No official table exists, so the result is only a suggestion.
 */
export const findSuccessors = (codes: readonly Code[]): [string, string][] => {
  const headings = groupBy(codes, ({ code }) => code.slice(0, 4));
  return codes.flatMap((ended) => {
    if (ended.valid_to === null) return [];
    const next = ended.valid_to + 1;
    const candidates = (headings.get(ended.code.slice(0, 4)) ?? [])
      .filter(
        ({ code, valid_from, valid_to }) => code !== ended.code && valid_from <= next && (valid_to ?? next) >= next,
      )
      .map((one) => ({ code: one.code, score: scoreOf(ended, one, next) }))
      .sort((a, b) => b.score - a.score || (a.code < b.code ? -1 : 1));
    const best = candidates[0]?.score ?? 0;
    return candidates
      .filter(({ score }, place) => place === 0 || (place < MAX_SUCCESSORS && score >= best - 0.15 && score > 0.4))
      .map(({ code }): [string, string] => [ended.code, code]);
  });
};

const scoreOf = (ended: Code, one: Code, next: number): number =>
  likeness(ended.name, one.name) +
  (one.code.slice(0, 6) === ended.code.slice(0, 6) ? 0.25 : 0) +
  (one.valid_from === next ? 0.3 : 0);

/** Similarity of two names by their shared character pairs (Dice coefficient). */
const likeness = (a: string, b: string): number => {
  const [left, right] = [pairsOf(a), pairsOf(b)];
  const common = [...left].filter((pair) => right.has(pair)).length;
  return left.size + right.size === 0 ? 0 : (2 * common) / (left.size + right.size);
};

const pairsOf = (text: string): Set<string> => {
  const plain = text.replace(/[\p{P}\s]/gu, '').replace(/鲜或冷藏的|其他|未列名|除外/g, '');
  return new Set(Array.from({ length: Math.max(1, plain.length - 1) }, (_, place) => plain.slice(place, place + 2)));
};
