import type { AiRef } from '@bee/contracts/resource/ai';
import { isAmong, numbersIn, type StatedNumber } from '@bee/domain/stated-numbers';

type Source = { no: number; words: Set<string>; numbers: StatedNumber[] };

/** Share of a claim's words, weighted by rarity, that a source must contain. */
const FITS = 0.2;
/** Higher share required if no source contains a number of the claim. */
const CLEARLY = 0.4;

/** Returns the number of the source that supports the claim, or null. */
export type FitSources = (claim: string, no: number) => number | null;

/**
 * Returns the cited source if it supports the claim, otherwise a source that does, or null. A claim with numbers is
 * supported by a source that contains one of them; a claim without numbers, or with numbers that no source contains, by
 * shared words.
 */
export const fitSources = (refs: readonly AiRef[]): FitSources => {
  const sources = refs.map(({ no, title, org, date, quote }): Source => {
    const text = [title, org, date, quote].filter(Boolean).join('\n');
    return { no, words: wordsOf(text), numbers: numbersIn(text) };
  });
  const weightOf = (word: string): number => {
    const holders = sources.filter(({ words }) => words.has(word)).length;
    return Math.log(1 + sources.length / (holders || 0.5));
  };
  return (claim, no) => {
    const cited = sources.find((source) => source.no === no);
    if (!cited) return null;
    const words = [...wordsOf(claim)].map((word) => ({ word, weight: weightOf(word) }));
    const total = words.reduce((sum, { weight }) => sum + weight, 0);
    const numbers = numbersIn(claim).filter(({ certain }) => certain);
    // A mark after a few characters has no claim to compare.
    if (total === 0 && numbers.length === 0) return no;
    const fitOf = (source: Source) => ({
      source,
      words: total && words.reduce((sum, { word, weight }) => sum + (source.words.has(word) ? weight : 0), 0) / total,
      numbers: numbers.filter((number) => isAmong(source.numbers, number)).length,
    });
    const own = fitOf(cited);
    if (own.numbers > 0 || (numbers.length === 0 && own.words >= FITS)) return no;
    const [best] = sources.map(fitOf).sort((a, b) => b.numbers - a.numbers || b.words - a.words);
    if (best && (best.numbers > 0 ? best.words >= FITS : best.words >= CLEARLY)) return best.source.no;
    return own.words >= CLEARLY ? no : null;
  };
};

/**
 * Pairs of adjacent Chinese characters, and words of other scripts. Pairs with a function character are skipped because
 * they carry little meaning.
 */
const wordsOf = (text: string): Set<string> => {
  const words = new Set<string>(text.toLowerCase().match(/[a-z][a-z\d-]+/g));
  for (const run of text.match(/\p{Script=Han}{2,}/gu) ?? [])
    for (let at = 0; at + 2 <= run.length; at += 1) {
      const pair = run.slice(at, at + 2);
      if (!/[的了和是在与及或者为有等其对中以这该也都可将被]/.test(pair)) words.add(pair);
    }
  return words;
};
