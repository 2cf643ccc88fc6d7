import type { SearchName } from '@bee/contracts/resource/search';
import { lettersOf } from '../../../search/index.ts';
import { demandOf, isAskedSection } from '../../model/answer/question-aspect.ts';
import { bearsOnSubject } from '../../model/answer/question-subject.ts';
import { completeSentences } from '../../model/answer/sentences.ts';
import { coverage, sharpen, type Terms } from '../../store/answer/question-terms.ts';
import type { FoundPassage } from './found-passage.ts';

export type ChosenSentence = { text: string; from: FoundPassage };

const MAX_SENTENCES = 5;
const MAX_PER_PASSAGE = 3;
/** Minimum score of a sentence, relative to the best one. */
const NEAR_BEST = 0.55;
/** Score reduction per place in the ranking. */
const RANK_LOSS = 0.07;
const HEADED = 0.25;

/**
 * The best sentences, verbatim, in the order of their passages. Each names the subject of the question or is from a
 * text whose title does.
 */
export const bestSentences = (terms: Terms, passages: readonly FoundPassage[]): ChosenSentence[] => {
  if (passages.some(({ isWhole }) => isWhole)) return passages.map((from) => ({ text: from.passage.text, from }));
  const section = passages.find(({ isNamed, passage }) => isNamed && isAskedSection(terms.question, passage.heading));
  if (section) return beginningOf(section);
  const sharp = sharpen(
    terms,
    passages.flatMap(({ passage }) => completeSentences(passage.text, passage.before)),
  );
  const demand = demandOf(terms.question);
  const scored = passages.flatMap((from, rank) => {
    const { heading, title, text, before, kind } = from.passage;
    const context = HEADED * coverage(sharp, `${title} ${heading ?? ''}`);
    const quotable = completeSentences(text, before).filter(
      (sentence) =>
        !isPurpose(sentence, terms.question) &&
        (demand === null || demand.test(`${heading ?? ''} ${sentence}`)) &&
        (from.isNamed || isQuotable(terms, from.passage, sentence)),
    );
    return quotable.map((sentence, index) => ({
      text: sentence,
      isFrame: isFrame(sentence, from.passage),
      from,
      rank,
      index,
      // Sentences of an encyclopedia entry refer to its title.
      score:
        (coverage(sharp, kind === 'encyclopedia' ? `${title} ${sentence}` : sentence) + context) *
        (1 - RANK_LOSS * rank),
    }));
  });
  const telling = scored.filter(({ isFrame }) => !isFrame);
  const byScore = (telling.length > 0 ? telling : scored).sort(
    (a, b) => b.score - a.score || a.rank - b.rank || a.index - b.index,
  );
  const best = byScore[0]?.score ?? 0;
  const chosen: typeof byScore = [];
  for (const one of byScore) {
    if (chosen.length === MAX_SENTENCES || one.score < best * NEAR_BEST) break;
    const fromSame = chosen.filter(({ from }) => from === one.from).length;
    if (fromSame < MAX_PER_PASSAGE && !chosen.some(({ text }) => saysTheSame(text, one.text))) chosen.push(one);
  }
  return chosen.sort((a, b) => a.rank - b.rank || a.index - b.index).map(({ text, from }) => ({ text, from }));
};

/** The section that holds the answer is quoted from its start, so that steps and conditions stay in order. */
const beginningOf = (from: FoundPassage): ChosenSentence[] =>
  completeSentences(from.passage.text, from.passage.before)
    .filter((sentence) => !isFrame(sentence, from.passage))
    .slice(0, MAX_SENTENCES)
    .map((text) => ({ text, from }));

/** Title, author and date of a cover, and the note on sample data: the answer states these separately. */
const isFrame = (sentence: string, { title, meta, date }: FoundPassage['passage']): boolean => {
  const known = [title, ...meta, date ?? ''].map(lettersOf).filter(Boolean);
  const rest = known.reduce((left, one) => left.replace(one, ''), lettersOf(sentence));
  return rest === '' || SAMPLE_NOTE.test(sentence);
};

/** The first article of a law only says what the law is for, and herbals begin with names and their pronunciation. */
const isPurpose = (sentence: string, question: string): boolean =>
  (/^第一条\s*为/.test(sentence) && !/目的|为了什么|为什么|依据|宗旨/.test(question)) ||
  (/【(?:释名|校正)】|^（《[^》]*》.品）|（音/.test(sentence) && !/名|叫|称/.test(question));

const SAMPLE_NOTE = /^（?(?:本文为农小蜂)?示例数据，用于演示/;

/** True if one text contains the other, for example a notice quoted by its explanation. */
const saysTheSame = (one: string, other: string): boolean => {
  const [short = '', long = ''] = [one, other]
    .map((text) => text.replace(/[。；\s]/g, ''))
    .sort((a, b) => a.length - b.length);
  return long.includes(short);
};

/**
 * Share of a question's weight that a sentence must contain if its text is about another subject. News mention many
 * subjects. Encyclopedia entries explain what they name: above 0.45, answers to real questions are lost
 * (retrieval-quality.test). Laws and reports use other words than questions do.
 */
const LEAST_SHARE: Partial<Record<SearchName, number>> = { news: 0.75, encyclopedia: 0.45 };

/** Estimates from words whether a sentence answers the question, for texts whose title does not name the subject. */
export const isQuotable = (
  terms: Terms,
  { kind, title }: { kind: SearchName; title: string },
  sentence: string,
): boolean =>
  bearsOnSubject(terms, sentence) &&
  (!HOW_MANY.test(terms.question) || NUMBER.test(sentence)) &&
  coverage(terms, `${title} ${sentence}`) >=
    Math.max(LEAST_SHARE[kind] ?? 0, kind !== 'policy' && WHO.test(terms.question) ? WHO_SHARE : 0);

/** Who did something is said only by a sentence that also names what was done. */
const WHO = /谁|哪位|何人/;
const WHO_SHARE = 0.75;

const HOW_MANY = /多少|几[个只颗条种头匹株棵家所座]|有?多[高大长重远深宽久]/;
const NUMBER =
  /[\d\uff10-\uff19]|[一二两三四五六七八九十百千万亿]{2,}|[一二两三四五六七八九十百千万亿][多余]?[个只颗条种头匹株棵家所座年月日天元吨亩斤克升米微毫厘分公平立%％]/;
