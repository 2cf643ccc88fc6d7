/** Pages of this platform that an answer may lead to. */
const KNOWN_PAGES = new Set(['data/customized']);

/**
 * A text of a model without anything that could lead elsewhere or change what readers see: images, links (their words
 * stay), addresses, HTML, invisible characters and marks of a model's own protocol.
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

/** A source's own text: nothing in it can be taken for a mark, a link or an image of an answer. */
export const sourceText = (text: string): string =>
  withoutInvisible(text)
    .replace(/\[\[/g, '〔')
    .replace(/\]\]/g, '〕')
    .replace(/!\[/g, '[')
    .replace(/\]\(/g, '] (')
    .replace(/\*\*/g, '*');

/** What cannot be seen, or changes the direction of what can; special tokens of models. */
const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '').replace(/<\|[^|<>\n]{0,40}\|>/g, '');

const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}]/gu;
