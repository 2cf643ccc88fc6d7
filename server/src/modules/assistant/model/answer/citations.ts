import type { AiRef } from '@bee/contracts/resource/ai';
import { isAmong, numbersIn, type StatedNumber } from '@bee/domain/stated-numbers';
import type { Evidence } from '../../../../answering/answer-tool.ts';
import { sentencesOf, sourceText } from './sentences.ts';

/** Text before its citations, the citations, and the punctuation mark that ends the sentence after them. */
const CITED = /([\s\S]*?)((?:\[\[\d+\]\])+)([。；！？]?)/g;

/** Parts of an answer that cite the given reference. */
export const textCitedFrom = (answer: string, no: number): string =>
  [...answer.matchAll(CITED)]
    .flatMap(([, text, marks, end]) => (marks?.includes(`[[${no}]]`) ? `${text}${end}` : []))
    .join('\n');

/** Sentences of a quote that the text repeats, as written in the quote. */
export const citedSentences = (quote: string, text: string): string[] => {
  const plain = withoutSpace(text);
  return sentencesOf(quote).filter((sentence) => plain.includes(withoutSpace(sourceText(sentence))));
};

const withoutSpace = (text: string): string => text.replace(/\s/g, '');

const ARTICLE = /^第[一二三四五六七八九十百千零〇\d]+条(?:之[一二三四五六七八九十]+)?/gm;

/**
 * Articles of a law that contain the given sentences of a quote: 第十三条, 第十三条至第十五条. Without sentences, the articles of
 * the whole quote. Null if the quote has no article number.
 */
export const articlesOf = (quote: string, sentences: readonly string[]): string | null => {
  const marks = [...quote.matchAll(ARTICLE)].map(({ 0: name, index }) => ({ name, index }));
  const at = (place: number) => marks.findLast(({ index }) => index <= place)?.name;
  const names = sentences.length > 0 ? sentences.map((one) => at(quote.indexOf(one))) : [at(0), marks.at(-1)?.name];
  const [first] = names;
  const last = names.at(-1);
  if (!first || !last) return null;
  return first === last ? first : `${first}至${last}`;
};

/** Numbers references in the order in which they were found; equal evidence shares a number. */
export type Numbering = {
  noOf(evidence: Evidence): number;
  /** All references; `used` marks those cited in the text. */
  refs(text: string): AiRef[];
};

export const numberReferences = (found: readonly Evidence[]): Numbering => {
  const numbers = new Map<string, number>();
  const list: Evidence[] = [];
  for (const evidence of found) {
    if (numbers.has(keyOf(evidence))) continue;
    list.push(evidence);
    numbers.set(keyOf(evidence), list.length);
  }
  return {
    noOf: (evidence) => numbers.get(keyOf(evidence)) ?? 0,
    refs: (text) => {
      const cited = new Set([...text.matchAll(/\[\[(\d+)\]\]/g)].map(([, no]) => Number(no)));
      return list.map((evidence, index) => {
        const used = cited.has(index + 1);
        const sentences = used ? citedSentences(evidence.quote, textCitedFrom(text, index + 1)) : [];
        return {
          page: null,
          score: 1,
          ...evidence,
          title: titleOf(evidence, sentences),
          no: index + 1,
          cited: sentences,
          used,
          validity: evidence.validity ?? null,
        };
      });
    },
  };
};

const keyOf = ({ kind, id, quote }: Evidence): string => `${kind}:${id}:${quote}`;

/** Adds the cited articles to the title of a law. */
const titleOf = ({ kind, title, quote }: Evidence, sentences: readonly string[]): string => {
  const articles = kind === 'policy' ? articlesOf(quote, sentences) : null;
  return articles && !title.includes(articles) ? `${title} · ${articles}` : title;
};

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

/**
 * Checks every citation of a text that is passed sentence by sentence. A citation whose source does not support the
 * preceding claim is replaced by a supporting source, or removed; citations of unknown sources are removed as well.
 */
export const createCitationCheck = (fit: FitSources): ((sentence: string) => string) => {
  let claim = '';
  let isOver = true;
  const read = (text: string) => {
    for (const part of text.split(/(?<=[。！？!?；\n])/)) {
      if (/[\p{L}\p{N}]/u.test(part)) {
        claim = isOver ? part : claim + part;
        isOver = false;
      }
      if (/[。！？!?；\n]\s*$/.test(part)) isOver = true;
    }
  };
  return (sentence) => {
    let checked = '';
    let group = new Set<number>();
    for (const part of sentence.split(/(\[\[\d{1,6}\]\])/)) {
      const mark = /^\[\[(\d+)\]\]$/.exec(part);
      if (!mark) {
        if (part) group = new Set();
        read(part);
        checked += part;
        continue;
      }
      const no = fit(claim, Number(mark[1]));
      isOver = true;
      if (no === null || group.has(no)) continue;
      group.add(no);
      checked += `[[${no}]]`;
    }
    return checked;
  };
};
