import { inOrder } from '@bee/domain/in-order';
import { mapYielding } from '../../../map-yielding.ts';
import { memoize } from '../../../memoize.ts';
import type { FoundCandidate, RetrievedPassage, Term } from '../store/retrieve-passages.ts';
import { lettersOf } from './letters.ts';
import { styleOf } from './question-style.ts';
import { indexWords } from './segmenter.ts';
import { type Bag, bagOf, bagOfParts, bagOfVector, bm25, idfAmong } from './word-bags.ts';

/** Feature weights, fitted on one half of a set of real questions and checked on the other half. */
const WEIGHTS = {
  words: 1,
  title: 2,
  pairs: 0.5,
  characters: 3,
  lead: 1.2,
  company: 0.3,
  defines: 14,
  length: -12,
  lawUnasked: -42,
};
const LEAD = 40;
const LENGTH_FROM = 20;
/** Relevance feedback: number of top passages used, and of words taken from them. */
const FEEDBACK_PASSAGES = 8;
const FEEDBACK_TERMS = 20;

/**
 * Scores BM25 over words and titles (frequencies of the whole index), character pairs and characters (frequencies among
 * the candidates), the beginning of the text, and words that co-occur with those of the question. Short passages and
 * definitions rank higher. Policies rank lower if the question asks for an explanation without mentioning law.
 */
export const rankPassages = async (
  question: string,
  candidates: readonly FoundCandidate[],
  terms: readonly Term[],
): Promise<RetrievedPassage[]> => {
  const { phrases, explains } = styleOf(question);
  const texts = await mapYielding(candidates, ({ heading, text }) => lettersOf(`${heading ?? ''}${text}`));
  const idf = new Map(terms.map(({ word, idf }) => [word, idf]));
  const wordBags = await mapYielding(candidates, ({ vector }) => bagOfVector(vector));
  const words = bm25(wordBags, idf, 0.6);
  const bagOfTitle = memoize((title) => bagOf(indexWords(title)));
  const titles = bm25(await mapYielding(candidates, ({ title }) => bagOfTitle(title)), idf, 0.6);
  const parts = phrases.map(lettersOf);
  const lengths = texts.map(lengthOf);
  const askedPairs = new Set(parts.flatMap(pairsOf));
  const measured = texts.map((text, at) => ({ text, length: lengths[at] ?? 0 }));
  const pairBags = await mapYielding(measured, ({ text, length }) =>
    bagOfParts(text, askedPairs, Math.max(0, length - 1)),
  );
  const pairIdf = idfAmong(pairBags, askedPairs);
  const pairs = bm25(pairBags, pairIdf, 0.75);
  const askedCharacters = new Set(parts.flatMap((part) => [...part]));
  const characterBags = await mapYielding(measured, ({ text, length }) => bagOfParts(text, askedCharacters, length));
  const characters = bm25(characterBags, idfAmong(characterBags, askedCharacters), 0.75);
  const company = bm25(
    wordBags,
    await feedbackTermsOf(
      candidates,
      wordBags,
      words.map((score, at) => score + 0.6 * (pairs[at] ?? 0)),
    ),
    0.75,
  );
  const defines = definitionOf(parts);
  const scored = await mapYielding([...candidates.entries()], ([at, { vector: _, ...candidate }]) => {
    const text = texts[at] ?? '';
    const lead = text.slice(0, LEAD);
    let begun = 0;
    for (const [pair, weight] of pairIdf) if (lead.includes(pair)) begun += weight;
    const score =
      WEIGHTS.words * (words[at] ?? 0) +
      WEIGHTS.title * (titles[at] ?? 0) +
      WEIGHTS.pairs * (pairs[at] ?? 0) +
      WEIGHTS.characters * (characters[at] ?? 0) +
      WEIGHTS.lead * begun +
      WEIGHTS.company * (company[at] ?? 0) +
      WEIGHTS.defines * Number(defines?.test(text) ?? false) +
      WEIGHTS.length * Math.log(text.length + LENGTH_FROM) +
      WEIGHTS.lawUnasked * Number(explains && candidate.kind === 'policy');
    return { ...candidate, score };
  });
  return scored.sort((a, b) => b.score - a.score || inOrder(a.documentId, b.documentId) || a.no - b.no);
};

/**
 * Words that are frequent in the best passages and rare in the remaining candidates, with weights relative to the
 * strongest.
 */
const feedbackTermsOf = async (
  candidates: readonly FoundCandidate[],
  bags: readonly Bag[],
  scores: readonly number[],
): Promise<Map<string, number>> => {
  const best = scores
    .map((score, at) => ({ score, candidate: candidates[at] }))
    .sort((a, b) => b.score - a.score)
    .slice(0, FEEDBACK_PASSAGES);
  const bestBags = await mapYielding(best, ({ score, candidate }) => ({
    score,
    bag: bagOf(indexWords(`${candidate?.heading ?? ''} ${candidate?.text ?? ''}`)),
  }));
  const sums = new Map<string, number>();
  for (const { score, bag } of bestBags)
    for (const [word, count] of bag.counts)
      if (word.length > 1) sums.set(word, (sums.get(word) ?? 0) + (score * count) / bag.length);
  const rarity = idfAmong(bags, new Set(sums.keys()));
  const chosen = [...sums]
    .map(([word, sum]) => [word, sum * (rarity.get(word) ?? 0)] as const)
    .sort((a, b) => b[1] - a[1])
    .slice(0, FEEDBACK_TERMS);
  const most = chosen[0]?.[1] || 1;
  return new Map(chosen.map(([word, sum]) => [word, (sum / most) * (rarity.get(word) ?? 0)]));
};

/** Matches "X是…", "称为X" and texts that begin with X, for the two longest phrases. */
const definitionOf = (parts: readonly string[]): RegExp | null => {
  const longest = parts
    .filter((part) => part.length > 1)
    .sort((a, b) => b.length - a.length)
    .slice(0, 2);
  if (longest.length === 0) return null;
  const any = `(?:${longest.join('|')})`;
  return new RegExp(`${any}(?:是|指|为|就是|即)|(?:称为|称|叫做|叫)${any}|^.{0,6}${any}`, 'u');
};

/** Length in code points. Text of letters and digits has no broken surrogates, so high surrogates are sufficient. */
const lengthOf = (text: string): number => text.length - (text.match(/[\ud800-\udbff]/g)?.length ?? 0);

const pairsOf = (text: string): string[] => {
  const pairs: string[] = [];
  let before = '';
  for (const char of text) {
    if (before) pairs.push(before + char);
    before = char;
  }
  return pairs;
};
