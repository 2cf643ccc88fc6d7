import { lettersOf } from '../../search/letters.ts';
import type { FoundPassage } from './passage-findings.ts';
import { coverage, sharpen, type Terms } from './question-terms.ts';

export type ChosenSentence = { text: string; from: FoundPassage };

const MOST = 5;
const MOST_PER_PASSAGE = 3;
const SHORTEST = 6;
const LONGEST = 240;
/** A sentence must be about this good against the best one. */
const NEAR_BEST = 0.55;
/** Each further place in the ranking counts so much less. */
const RANK_LOSS = 0.07;
const HEADED = 0.25;
/** 图表 3　圆白菜历年各月均价; 二、季节规律; （一）开展市场检查: what stands above something says nothing itself. */
const CAPTION = /^(?:(?:图表?|表)\s*\d|[一二三四五六七八九十]+、|（[一二三四五六七八九十]+）)[^。！？；：:]{0,30}$/;

/** The sentences that answer best, word for word, in the order of their passages. */
export const bestSentences = (terms: Terms, passages: readonly FoundPassage[]): ChosenSentence[] => {
  const sharp = sharpen(
    terms,
    passages.flatMap(({ passage }) => sentencesOf(passage.text)),
  );
  const scored = passages.flatMap((from, rank) => {
    const { heading, title, text, kind } = from.passage;
    const context = HEADED * coverage(sharp, `${title} ${heading ?? ''}`);
    return sentencesOf(text).map((sentence, index) => ({
      text: sentence,
      isFrame: isFrame(sentence, from.passage),
      from,
      rank,
      index,
      // What an entry of the encyclopedia says, it says of its title.
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
    if (chosen.length === MOST || one.score < best * NEAR_BEST) break;
    const fromSame = chosen.filter(({ from }) => from === one.from).length;
    if (fromSame < MOST_PER_PASSAGE && !chosen.some(({ text }) => saysTheSame(text, one.text))) chosen.push(one);
  }
  return chosen.sort((a, b) => a.rank - b.rank || a.index - b.index).map(({ text, from }) => ({ text, from }));
};

/** Title, author and day as they stand on a cover, and the note below what is made up: the answer tells them itself. */
const isFrame = (sentence: string, { title, meta, date }: FoundPassage['passage']): boolean => {
  const known = [title, ...meta, date ?? ''].map(lettersOf).filter(Boolean);
  const rest = known.reduce((left, one) => left.replace(one, ''), lettersOf(sentence));
  return rest === '' || SAMPLE_NOTE.test(sentence);
};

const SAMPLE_NOTE = /^（?(?:本文为农小蜂)?示例数据，用于演示/;

/** One text stands in the other, as where a notice is quoted by its explanation. */
const saysTheSame = (one: string, other: string): boolean => {
  const [short = '', long = ''] = [one, other]
    .map((text) => text.replace(/[。；\s]/g, ''))
    .sort((a, b) => a.length - b.length);
  return long.includes(short);
};

/** Sentences as they are written; a long one is cut at a comma, with a mark that something follows. */
export const sentencesOf = (text: string): string[] =>
  (text.match(/[^。！？!?\n]+[。！？!?]*[”」』）]?/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= SHORTEST && !CAPTION.test(sentence))
    .map((sentence) => (sentence.length <= LONGEST ? sentence : shorten(sentence)));

const shorten = (sentence: string): string => {
  const cut = Math.max(...['，', '；', '、'].map((mark) => sentence.lastIndexOf(mark, LONGEST)));
  return `${sentence.slice(0, cut > SHORTEST ? cut : LONGEST)}……`;
};
