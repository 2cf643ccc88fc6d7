const SHORTEST = 6;
/** 图表 3　圆白菜历年各月均价; 二、季节规律; （一）开展市场检查: headings and captions carry no statement. */
const CAPTION = /^(?:(?:图表?|表)\s*\d|[一二三四五六七八九十]+、|（[一二三四五六七八九十]+）)[^。！？；：:]{0,30}$/;
/**
 * A line broken inside a sentence is about as long as the page is wide: from 28 characters, or from 20 in newspaper
 * columns, where several lines are nearly as long as the longest.
 */
const WRAPPED_FROM = 28;
const NARROWEST = 20;
const RAGGED = 4;
const ENDS = /[。！？!?；;：:…”’」』）)】》]\s*$/;
/** 第十三条, （一）, 1., - : the start of an item or section. */
const BEGINS =
  /^\s*(?:第[\d零〇一二三四五六七八九十百千]+[条章节]|[（(][\d一二三四五六七八九十]+[）)]|[\d一二三四五六七八九十]+[、.．]|[-*•·])/;
const GOES_ON = /^\s*[，。、；：！？）”」』,;:!?)]/;
/** Placeholder for a line break that is not part of the text; the character does not occur in texts. */
const WRAP = '\u0001';

/**
 * Splits text into sentences. A list belongs to the sentence that introduces it, and a quotation is not split; line
 * breaks inside sentences are retained.
 */
export const sentencesOf = (text: string): string[] => {
  const joined = withoutWraps(text);
  const spans: { from: number; to: number }[] = [];
  for (const { index: from, 0: sentence } of joined.matchAll(/[^。！？!?\n]+[。！？!?]*[”」』）]*/g)) {
    const last = spans.at(-1);
    const to = from + sentence.length;
    if (last && last.to === from && to - last.from <= LONGEST_SPEECH && isSpeaking(joined.slice(last.from, from)))
      last.to = to;
    else spans.push({ from, to });
  }
  return spans
    .map(({ from, to }) => joined.slice(from, to).replaceAll(WRAP, '\n').trim())
    .filter((sentence) => sentence.length >= SHORTEST && !CAPTION.test(sentence));
};

const LONGEST_SPEECH = 300;
const isSpeaking = (text: string): boolean => text.split('“').length > text.split('”').length;

/**
 * Sentences that begin and end in this passage of a longer text. Lines without an end mark are headings, cells or cut
 * off; they are returned only if there is nothing else.
 * @param before last character of the preceding passage; '' if there is none
 */
export const completeSentences = (text: string, before = ''): string[] => {
  const all = sentencesOf(text);
  const isBegun =
    GOES_ON.test(text) ||
    (before !== '' && (ITEM.test(text) ? /[：:；;]/.test(before) : !ENDS.test(before) && !BEGINS.test(text)));
  const begun = all.slice(isBegun ? 1 : 0);
  const ended = begun.filter(
    (sentence, at) =>
      ENDS.test(sentence) && !/[：:]$/.test(sentence) && (at < begun.length - 1 || !/[；;]$/.test(sentence)),
  );
  return ended.length > 0 ? ended : begun;
};

const withoutWraps = (text: string): string => {
  const lines = text.split('\n');
  const wrappedFrom = widthOf(lines);
  return lines.reduce((joined, line, at) => {
    if (at === 0) return line;
    return `${joined}${isWrap(lines[at - 1] ?? '', line, wrappedFrom) || isOfList(joined, line) ? WRAP : '\n'}${line}`;
  }, '');
};

const widthOf = (lines: readonly string[]): number => {
  const narrow = Math.max(NARROWEST, Math.max(...lines.map(({ length }) => length)) - RAGGED);
  return lines.filter(({ length }) => length >= narrow).length > 1 ? Math.min(WRAPPED_FROM, narrow) : WRAPPED_FROM;
};

const isWrap = (line: string, next: string, wrappedFrom: number): boolean =>
  GOES_ON.test(next) || (line.length >= wrappedFrom && !ENDS.test(line) && !BEGINS.test(next) && next.trim() !== '');

/** An item after its introduction or after another item: 下列行为之一的：（一）……；（二）……。 */
const isOfList = (before: string, line: string): boolean => ITEM.test(line) && /[：:；;]\s*$/.test(before);

const ITEM = /^\s*[（(][\d一二三四五六七八九十]+[）)]/;

/** Pages of this platform that an answer may link to. */
const KNOWN_PAGES = new Set(['data/customized']);

/**
 * Removes everything from a model's text that could lead to other sites or alter the display: images, links (their text
 * is retained), addresses, HTML, invisible characters and special tokens of models.
 */
export const plainText = (text: string): string =>
  withoutInvisible(text)
    .replace(/!\[[^\]\n]*\](?:\([^)\n]*\)|\[[^\]\n]*\])?/g, '')
    .replace(/(?<!\[)\[([^[\]\n]+)\]\(\s*([^)\n]*)\)/g, (link, words: string, target: string) =>
      target.startsWith('page:') && KNOWN_PAGES.has(target.slice(5)) ? link : words,
    )
    .replace(/(?<!\[)\[([^[\]\n]+)\]\[[^\]\n]*\](?!\])/g, '$1')
    .replace(/<\/?[a-z!|][^<>]*>/gi, '')
    .replace(/(?:\b[a-z][a-z\d+.-]{1,10}:\/\/|\/\/(?=[a-z\d-]+\.)|\bwww\.)[^\s，。；：！？、（）《》“”<>[\]()]*/gi, '');

/** Escapes a source's text, so that no part of it is interpreted as a citation, link or image. */
export const sourceText = (text: string): string =>
  withoutInvisible(text)
    .replace(/\[\[/g, '〔')
    .replace(/\]\]/g, '〕')
    .replace(/!\[/g, '[')
    .replace(/\]\(/g, '] (')
    .replace(/\*\*/g, '*');

/** Removes invisible characters, characters that change the text direction, and special tokens of models. */
const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '').replace(/<\|[^|<>\n]{0,40}\|>/g, '');

const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}]/gu;
