import { unescapeHtml } from '../../../../../text/rich-text.ts';

/** Paragraphs of stored HTML in order, as plain text: headings, paragraphs, list items, table rows. */
export const paragraphsOf = (html: string): string[] =>
  html
    .split(/<br[^>]*>|<\/(?:p|h[1-6]|li|tr|caption|blockquote|figcaption|pre|div)>/)
    .map((piece) => textOf(piece.replace(/<\/t[dh]>\s*<t[dh]/g, '　$&')))
    .filter((text) => text !== '');

const textOf = (piece: string): string =>
  unescapeHtml(piece.replace(/<[^>]*>/g, ''))
    .replace(/[ \t\r\n\u00a0]+/g, ' ')
    .trim();
