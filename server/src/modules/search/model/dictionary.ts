import { setImmediate as others } from 'node:timers/promises';
import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { mapYielding } from '../../../map-yielding.ts';
import { terms } from './terms.ts';

/** Names that the dictionary lacked, and the words into which they were split. */
const names = new Map<string, readonly string[]>();
const within = new Map<string, readonly string[]>();
const NONE: readonly string[] = [];
let shared: Jieba | null = null;

/** Keeps terms whole in any context. */
const TERM_FREQUENCY = 20_000;
/** Keeps names whole; 50,000 of them leave the probabilities of other words almost unchanged. */
const NAME_FREQUENCY = 100;
const BATCH_SIZE = 500;

export const segmenter = (): Jieba => {
  if (shared) return shared;
  shared = Jieba.withDict(dict);
  shared.loadDict(linesOf([...terms], TERM_FREQUENCY));
  return shared;
};

/**
 * Keeps names whole in all texts and questions from now on, except those of the dictionary. Yields to the event loop.
 * Names are not forgotten before the process ends: texts are indexed with the parts of a name as well, so a search finds
 * the same texts whether the name is known or not.
 * @param given folded
 */
export const learnNames = async (given: readonly string[]): Promise<void> => {
  const unknown = given.filter((name) => !names.has(name));
  if (unknown.length === 0) return;
  const split = await mapYielding(unknown, (name) =>
    segmenter().cut(name, false).length > 1 ? [{ name, parts: splitName(name) }] : [],
  );
  const learned = split.flat();
  for (let from = 0; from < learned.length; from += BATCH_SIZE) {
    const batch = learned.slice(from, from + BATCH_SIZE);
    segmenter().loadDict(
      linesOf(
        batch.map(({ name }) => name),
        NAME_FREQUENCY,
      ),
    );
    for (const { name, parts } of batch) names.set(name, parts);
    within.clear();
    await others();
  }
};

/** The words under which texts contain a name if they were indexed before it was known; none if it is no such name. */
export const partsOfName = (word: string): readonly string[] => names.get(word) ?? NONE;

/** Words in a name that the segmenter does not return with it: its parts, and names of more than three characters. */
export const wordsWithin = (word: string): readonly string[] => {
  const parts = names.get(word);
  if (!parts) return NONE;
  const known = within.get(word);
  if (known) return known;
  const words = new Set(parts);
  for (let from = 0; from < word.length; from += 1)
    for (let to = from + LONGEST_RETURNED + 1; to <= word.length; to += 1)
      if (names.has(word.slice(from, to))) words.add(word.slice(from, to));
  for (const returned of segmenter().cutForSearch(word, true)) words.delete(returned);
  within.set(word, [...words]);
  return [...words];
};

const LONGEST_RETURNED = 3;

const splitName = (name: string): string[] =>
  segmenter()
    .cut(name, true)
    .flatMap((word) => names.get(word) ?? segmenter().cutForSearch(word, true))
    .filter(isWord);

const linesOf = (words: readonly string[], frequency: number): Buffer =>
  Buffer.from(words.map((word) => `${word} ${frequency} n\n`).join(''));

const MAX_WORD = 60;

export const isWord = (token: string): boolean =>
  token.length <= MAX_WORD && /[\p{L}\p{N}]/u.test(token) && !STOP_WORDS.has(token);

const STOP_WORDS = new Set(
  (
    '的 了 和 是 在 与 及 或 等 也 都 就 而 为 对 将 于 以 其 并 之 中 从 到 由 被 把 让 向 这 那 该 此 有 无 不 ' +
    '什么 哪里 怎么 怎样 如何 哪些 哪个 哪 谁 几 多少 吗 呢 吧 啊 请 请问 试 简述 试述 谈谈 说明 结合 根据 ' +
    'the a an of and or in on to is are'
  ).split(' '),
);
