import { blocksOfHtml } from '../text/html-blocks.ts';
import type { Piece } from '../text/rich-text.ts';
import { blocksOfMarkdown } from './markdown-blocks.ts';

/** Parses imported text: HTML if it begins with a block element, otherwise Markdown or plain text. */
export const blocksOfContent = (text: string): Piece[] =>
  HTML.test(text) ? blocksOfHtml(text) : blocksOfMarkdown(text);

const HTML =
  /^\s*<(?:!doctype|html|body|article|section|div|p|h[1-6]|ul|ol|table|figure|blockquote|span|font)\b[^>]*>/i;
