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
