import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { fold } from '../../../text/fold.ts';
import { vocabulary } from './vocabulary.ts';

/** Words of a text as indexed: long words and the words inside them, without punctuation and stop words. */
export const indexWords = (text: string): string[] => segmenter().cutForSearch(fold(text), true).filter(isWord);

/** Words of a question, unique; long words are not split. */
export const queryWords = (text: string): string[] => {
  const words = segmenter().cut(fold(text), true).filter(isWord);
  return [...new Set(words)];
};

/**
 * Words of a question that can name something: nouns and words unknown to the dictionary, and separately verbs and
 * adjectives.
 */
export const namingWords = (text: string): { nouns: Set<string>; verbs: Set<string> } => {
  const tagged = segmenter()
    .tag(fold(text), true)
    .filter(({ word }) => isWord(word));
  const of = (tags: RegExp) => new Set(tagged.filter(({ tag }) => tags.test(tag)).map(({ word }) => word));
  const nouns = of(/^(?:n|vn|an|l|i|j|x|eng|s$)/);
  // The segmenter uses the tag of its own dictionary, in which 三七 is a number.
  const own = tagged.filter(({ word }) => OWN_WORDS.has(word)).map(({ word }) => word);
  return { nouns: new Set([...nouns, ...own]), verbs: of(/^[va]/) };
};

/** A tsvector literal of title (weight A) and body (weight D) words with their positions. */
export const vectorOf = (title: readonly string[], body: readonly string[]): string => {
  const places = new Map<string, string[]>();
  const most = body.length > LONG_TEXT ? FEW_PLACES : MAX_PLACES;
  const add = (words: readonly string[], offset: number, weight: string) => {
    for (const [index, word] of words.entries()) {
      const known = places.get(word);
      const place = `${Math.min(offset + index + 1, MAX_POSITION)}${weight}`;
      if (!known) places.set(word, [place]);
      else if (known.length < most) known.push(place);
    }
  };
  add(title, 0, 'A');
  add(body.slice(0, MAX_WORDS), title.length, '');
  return [...places].map(([word, at]) => `${quoted(word)}:${at.join(',')}`).join(' ');
};

/** A tsquery literal; null without words. */
export const queryOf = (words: readonly string[], operator: '&' | '|'): string | null =>
  words.length === 0 ? null : words.map(quoted).join(` ${operator} `);

/** A tsquery literal that matches titles with at least one of the words. */
export const titleQueryOf = (words: readonly string[]): string | null =>
  words.length === 0 ? null : words.map((word) => `${quoted(word)}:A`).join(' | ');

/** Limits of PostgreSQL's tsvector. */
const MAX_POSITION = 16_383;
const MAX_PLACES = 255;
const MAX_WORD = 60;
/** A tsvector holds at most 1 MB, so long texts (a book of 1,000 pages) store fewer positions per word. */
const LONG_TEXT = 30_000;
const FEW_PLACES = 4;
const MAX_WORDS = 300_000;

const OWN_WORDS = new Set(vocabulary());
let shared: Jieba | null = null;

const segmenter = (): Jieba => {
  if (shared) return shared;
  shared = Jieba.withDict(dict);
  shared.loadDict(Buffer.from([...OWN_WORDS].map((word) => `${word} 20000 n\n`).join('')));
  return shared;
};

const isWord = (token: string): boolean =>
  token.length <= MAX_WORD && /[\p{L}\p{N}]/u.test(token) && !STOP_WORDS.has(token);

const quoted = (word: string): string => `'${word.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;

const STOP_WORDS = new Set(
  (
    '的 了 和 是 在 与 及 或 等 也 都 就 而 为 对 将 于 以 其 并 之 中 从 到 由 被 把 让 向 这 那 该 此 有 无 不 ' +
    '什么 哪里 怎么 怎样 如何 哪些 哪个 哪 谁 几 多少 吗 呢 吧 啊 请 请问 试 简述 试述 谈谈 说明 结合 根据 ' +
    'the a an of and or in on to is are'
  ).split(' '),
);
