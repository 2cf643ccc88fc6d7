import { mapInSlices } from '../../in-slices.ts';
import type { Candidate, RetrievedPassage, Term } from './retrieve-passages.ts';
import { indexWords } from './segmenter.ts';

const K1 = 1.2;
const B = 0.6;
/** Share of character pairs against words; pairs rescue what the segmenter cuts differently in question and text. */
const PAIR_SHARE = 0.6;
/** Words of the title count as if they stood once in the text. */
const TITLE_SHARE = 0.5;

/** BM25 over the words of the question (frequencies of the whole index) and over its pairs of characters. */
export const rankPassages = async (
  question: string,
  candidates: readonly Candidate[],
  terms: readonly Term[],
): Promise<RetrievedPassage[]> => {
  const texts = candidates.map(({ heading, text }) => `${heading ?? ''} ${text}`);
  const words = scoreTexts(await mapInSlices(texts, indexWords), new Map(terms.map(({ word, idf }) => [word, idf])));
  const titles = scoreTexts(
    candidates.map(({ title }) => indexWords(title)),
    new Map(terms.map(({ word, idf }) => [word, idf])),
  );
  const pairTexts = await mapInSlices(texts, pairsOf);
  const pairs = scoreTexts(pairTexts, pairWeights(question, pairTexts));
  return candidates
    .map((candidate, index) => ({
      ...candidate,
      score: (words[index] ?? 0) + TITLE_SHARE * (titles[index] ?? 0) + PAIR_SHARE * (pairs[index] ?? 0),
    }))
    .sort((a, b) => b.score - a.score || a.documentId.localeCompare(b.documentId) || a.no - b.no);
};

const scoreTexts = (texts: string[][], weights: ReadonlyMap<string, number>): number[] => {
  const mean = texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length) || 1;
  return texts.map((text) => {
    const counts = new Map<string, number>();
    for (const unit of text) if (weights.has(unit)) counts.set(unit, (counts.get(unit) ?? 0) + 1);
    let score = 0;
    for (const [unit, count] of counts)
      score += ((weights.get(unit) ?? 0) * count * (K1 + 1)) / (count + K1 * (1 - B + (B * text.length) / mean));
    return score;
  });
};

/** Frequencies of pairs are known for the candidates only, which share the question's rare words: weights are damped. */
const pairWeights = (question: string, texts: string[][]): Map<string, number> => {
  const wanted = new Set(pairsOf(question));
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const pair of new Set(text)) if (wanted.has(pair)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  return new Map(
    [...counts].map(([pair, count]) => [pair, Math.log(1 + (texts.length - count + 0.5) / (count + 0.5))]),
  );
};

const pairsOf = (text: string): string[] => {
  const chars = [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ''),
  ];
  return chars.slice(1).map((char, index) => `${chars[index]}${char}`);
};
