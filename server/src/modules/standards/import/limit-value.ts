import { textOf } from '../../../importer/import-kind.ts';

/**
 * A limit as written in a cell: a number, or a phrase in place of a number, optionally followed by a unit or an
 * exception.
 */
export type LimitValue = { value: number | null; text: string; unit: string | null; note: string | null };

const UNIT = `(?:mg|μg|ug|ng|g|CFU|MPN|IU|Bq|%)(?:/(?:kg|g|L|mL|100g|25g|份))?`;
const NUMBER = new RegExp(
  String.raw`^(?:≤|<=)?\s*(\d{1,9}(?:\.\d{1,9})?)\s*(${UNIT})?\s*(?:（([^（）]{1,40})）)?$`,
  'i',
);
const WORDS =
  /^(?:不得检出|未检出|无限制|(?:无需|不需|不需要)制定(?:残留)?限量|按生产需要适量使用|适量使用|允许使用|禁用|禁止使用|不得使用)$/;

/** Null if the cell is neither a number nor a known phrase: 2/47×100, 牛, a truncated sentence. */
export const limitValueOf = (cell: unknown): LimitValue | null => {
  const text = textOf(cell).replace(/\(/g, '（').replace(/\)/g, '）').replace(/µ/g, 'μ');
  if (WORDS.test(text)) return { value: null, text, unit: null, note: null };
  const match = NUMBER.exec(text);
  if (!match) return null;
  return { value: Number(match[1]), text, unit: match[2] ?? null, note: match[3] ?? null };
};
