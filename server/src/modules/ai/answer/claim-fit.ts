import type { AiRef } from '@bee/contracts/resource/ai';
import { isAmong, numbersIn, type StatedNumber } from '@bee/domain/stated-numbers';

type Source = { no: number; words: Set<string>; numbers: StatedNumber[] };

/** Share of a claim's words, rare ones counting more, that a source must hold. */
const FITS = 0.2;
/** What makes another source the better place for a citation. */
const CLEARLY = 0.4;

/** Finds the source that a sentence can stand on. */
export type FitSources = (claim: string, no: number) => number | null;

/**
 * Whether a claim fits the source that it cites. Else it is the number of the source that it does fit, or null for
 * none. A claim with numbers fits where one of them stands; one without fits by its words.
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
    // A mark behind a few characters says nothing that could be compared.
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

/** Pairs of neighbouring Chinese characters, and words of other scripts. Pairs with a character of grammar say little. */
const wordsOf = (text: string): Set<string> => {
  const words = new Set<string>(text.toLowerCase().match(/[a-z][a-z\d-]+/g));
  for (const run of text.match(/\p{Script=Han}{2,}/gu) ?? [])
    for (let at = 0; at + 2 <= run.length; at += 1) {
      const pair = run.slice(at, at + 2);
      if (!/[的了和是在与及或者为有等其对中以这该也都可将被]/.test(pair)) words.add(pair);
    }
  return words;
};
