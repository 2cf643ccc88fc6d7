import { withoutVersion } from '@bee/domain/validity';
import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import { countPassages, namingWords, queryWords } from '../../../search/index.ts';
import { everydayWordsIn } from '../../model/answer/everyday-words.ts';
import { withoutClaims } from '../../model/answer/premise.ts';
import { saidOf } from '../../model/answer/question-aspect.ts';
import { isGeneral, isTalk, type Subject, subjectOf } from '../../model/answer/question-subject.ts';

/** @property said words that texts use instead; `isHeld`: texts of the platform contain the word */
type Word = { word: string; weight: number; said?: readonly string[]; isHeld?: boolean };

/** The meaningful words of a question and their weights, which add up to 1. */
export type Terms = {
  question: string;
  words: Word[];
  /** Names that texts must contain to be quoted. */
  subject: Subject;
};

/** The segmenter takes 上能 of 耕地上能不能 for a word. */
const apartFromVerbs = (question: string): string =>
  question.replace(/(?=能不能|能否|可不可以|可否|会不会|要不要|是不是|是否|该不该|行不行)/g, ' ');

/** Weighs words by their rarity in the platform's texts; unknown words have the highest weight. */
export const termsOf = async (db: Db, asked: string): Promise<Terms> => {
  const question = apartFromVerbs(asked);
  const everyday = everydayWordsIn(question);
  const rest = everyday.reduce(
    (text, { phrase }) => text.replaceAll(phrase, ' '),
    withoutVersion(withoutClaims(question)),
  );
  const kept = queryWords(rest).filter(
    (word) => !EMPTY.has(word) && !/^(?:多少|几|怎|什么|如何|哪|谁)|^(.)不\1$/.test(word),
  );
  // Numbers alone are not a question.
  const words = [...everyday.map(({ phrase }) => phrase), ...kept].some((word) => /\p{L}/u.test(word)) ? kept : [];
  const all = [
    ...everyday.map(({ phrase, said }) => ({ word: phrase, said })),
    ...words.map((word) => ({ word, said: saidOf(word) })),
  ];
  const total = await countPassages(db);
  const { rows } = await sql<{ term: string; passages: number }>`
    select term, passages from search_term
    where term = any(${all.flatMap(({ word, said }) => [word, ...said])})`.execute(db);
  const known = new Map(rows.map(({ term, passages }) => [term, passages]));
  const rarity = (word: string) => Math.log(1 + (total + 0.5) / ((known.get(word) ?? 0) + 0.5));
  // Texts say what is good or different about a thing without these words.
  const held = all.filter(({ word, said }) => [word, ...said].some((one) => known.has(one)) || !isGeneral(word));
  const weighed = weigh(
    held.map(({ word, said }) => ({
      word,
      said,
      isHeld: [word, ...said].some((one) => known.has(one)),
      // An everyday word is as rare as the most frequent of the words that texts use for it.
      weight: Math.min(...[word, ...said].map(rarity)) * (word.length === 1 && said.length === 0 ? SINGLE : 1),
    })),
  );
  const subject = subjectOf(question, weighed);
  const { nouns } = namingWords(question);
  const isNoun = (phrase: string) => [...nouns].some((noun) => noun.length > 1 && phrase.endsWith(noun));
  const meant = everyday.filter(({ phrase }) => isNoun(phrase)).flatMap(({ phrase, said }) => [phrase, ...said]);
  return { question: asked, words: weighed, subject: subject.length > 0 ? subject : meant };
};

/** True if texts of the platform contain the word. */
export const isInTexts = async (db: Db, word: string): Promise<boolean> =>
  (await db.selectFrom('search_term').select('term').where('term', '=', word).executeTakeFirst()) !== undefined;

/** Reweighs the words: those that occur in few of the given texts weigh more. */
export const sharpen = ({ words, ...terms }: Terms, texts: readonly string[]): Terms => ({
  ...terms,
  words: weigh(
    words.map(({ word, weight, ...more }) => {
      const holding = texts.filter((text) => text.includes(word)).length;
      return { ...more, word, weight: weight * Math.log(1 + (texts.length + 1) / (holding + 0.5)) };
    }),
  ),
});

/** Without the words of a title, because they do not distinguish the passages of that text. */
export const beyondTitle = (terms: Terms, title: string): Terms =>
  onlyWords(terms, ({ word }) => !title.includes(word));

export const onlyWords = ({ words, ...terms }: Terms, isKept: (word: Word) => boolean): Terms => ({
  ...terms,
  words: weigh(words.filter(isKept)),
});

const weigh = (words: Terms['words']): Terms['words'] => {
  const sum = words.reduce((total, { weight }) => total + weight, 0) || 1;
  return words.map((one) => ({ ...one, weight: one.weight / sum }));
};

/** Share of the question's weight that occurs in a text. Of a long word, each half that occurs counts a third. */
export const coverage = ({ words }: Terms, text: string): number => {
  const plain = text.normalize('NFKC').toLowerCase();
  return words.reduce(
    (sum, { word, weight, said = [] }) =>
      sum + weight * Math.max(presence(word, plain), said.some((one) => plain.includes(one)) ? 1 : 0),
    0,
  );
};

/** A single character occurs in many words, so it weighs less. */
const SINGLE = 0.5;

const presence = (word: string, text: string): number => {
  if (text.includes(word)) return 1;
  if (word.length < 4) return 0;
  const half = Math.floor(word.length / 2);
  return (Number(text.includes(word.slice(0, half))) + Number(text.includes(word.slice(-half)))) / 3;
};

/** The reason why no text answers: none mentions the subject, or none of those that do covers the question. */
export const reasonFor = ({ question, words, subject }: Terms): string[] => {
  const name = subject.find((one) => !isTalk(one));
  if (name === undefined) return [];
  const isHeld = words.some(({ word, isHeld: held }) => held && name.includes(word));
  if (!isHeld) return [`没有资料提到“${name}”`];
  const { nouns, verbs } = namingWords(apartFromVerbs(question));
  const others = words.map(({ word }) => word).filter((word) => !name.includes(word) && word.length > 1);
  const asked = others.filter((word) => (nouns.has(word) || verbs.has(word)) && !isTalk(word)).slice(0, 2);
  return [`有资料提到“${name}”，但没有能说明${asked.length > 0 ? `“${asked.join('、')}”` : '这个问题'}的内容`];
};

/** Question words, in addition to the stop words of the search. */
const EMPTY = new Set(
  (
    '可以 应该 需要 能 能够 会 要 想 知道 告诉 我 我们 你 您 它 他 她 一下 一个 主要 具体 相关 有关 关于 方面 情况 内容 问题 时候 ' +
    '为什么 为何 怎么办 怎么样 是否 有没有 是不是 哪里 哪儿 哪种 多少 多久 介绍 解释 给 说 做 用 下 上 里 还 又 吧 吗 呢 么 ' +
    '没到 特点 特征 特性 特色 新闻 消息 报道 东西 意思 玩意 家里 家 老 期是 多长 多大 多高 多远 是什么 什么样 含义 意思 叫 指 属于 包括 回家 ' +
    '越小越 越大越 越 以后 之后 之内 以内 以前 之前 必须 一定 到底 究竟 如果 要是 的话 听说 据说 打算 准备 拿来 里面 里头 当中 请问 算 被 把 让 才 就 都 只 还是'
  ).split(' '),
);
