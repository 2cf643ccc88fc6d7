import { textOf } from '../../../importer/import-kind.ts';

/** The text of a cell without control characters; sources contain NUL and 0x02 within names. */
export const cleanText = (value: unknown): string =>
  textOf(typeof value === 'string' ? value.replace(/\p{Cc}+/gu, '') : value);

/** Splits a multi-value cell: text separated by `;`, or a list. */
export const partsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(cleanText) : cleanText(value).split(/[;；]/))
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * Parses a code with an even number of digits. Restores the leading zero that spreadsheets drop, and reports it as a
 * doubt.
 */
export const hsOf = (value: unknown): { hs: string; doubts: string[] } | { refused: string } => {
  const text = cleanText(value).replace(/[.\s]/g, '');
  if (!/^\d+$/.test(text)) return { refused: `HS 编码不是数字（${text || '空'}）` };
  if (text.length > 10) return { refused: `HS 编码超过 10 位（${text}）` };
  if (text.length % 2 === 0) return { hs: text, doubts: [] };
  return { hs: `0${text}`, doubts: [`HS 编码补上了开头的 0（${text}）`] };
};
