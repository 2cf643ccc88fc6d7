import { cleanHtml } from './clean-html.ts';
import { type Piece, unescapeHtml } from './rich-text.ts';

/**
 * Converts external HTML to the blocks of an article: headings become heading blocks, everything else becomes clean
 * markup.
 */
export const blocksOfHtml = (html: string): Piece[] =>
  topElements(cleanHtml(html)).flatMap((element): Piece[] => {
    const text = plainText(element);
    const level = /^<h([2-4])/.exec(element)?.[1];
    if (level && text) return [{ kind: 'heading', level: Number(level) as 2 | 3 | 4, text }];
    if (!text && !element.includes('<img')) return [];
    return [
      {
        kind: 'markup',
        html:
          /^<[a-z]/.test(element) && !/^<(?:a|b|strong|i|em|u|s|su[bp]|span|code|img)\b/.test(element)
            ? element
            : `<p>${element}</p>`,
        text,
      },
    ];
  });

const VOID = new Set(['br', 'hr', 'img']);

/** Splits well nested HTML at its outermost block elements; text between them becomes separate pieces. */
export const topElements = (html: string): string[] => {
  const pieces: string[] = [];
  let depth = 0;
  let start = 0;
  const cutAt = (end: number) => {
    const piece = html.slice(start, end).trim();
    if (piece) pieces.push(piece);
    start = end;
  };
  for (const tag of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    const [whole, closing, name = ''] = tag;
    if (VOID.has(name) || INLINE.has(name)) continue;
    if (!closing && depth++ === 0) cutAt(tag.index);
    if (closing && --depth === 0) cutAt(tag.index + whole.length);
  }
  cutAt(html.length);
  return pieces;
};

const INLINE = new Set(['a', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'span', 'code']);

/** Text of clean HTML, with line breaks where blocks end and spaces between cells. */
export const plainText = (element: string): string =>
  unescapeHtml(
    element
      .replace(/<br[^>]*>|<\/(?:p|li|tr|figcaption|blockquote)>/g, '\n')
      .replace(/<\/t[dh]>/g, ' ')
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim();
