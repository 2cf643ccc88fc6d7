import { CellFault } from './cell-fault.ts';
import type { Fields } from './import-kind.ts';

export type CleanCells = { fields: Fields; widened: boolean } | { refused: string };

/**
 * Converts full-width digits in numbers and dates to ASCII. Refuses rows with a faulty cell, or with a NUL, which
 * PostgreSQL cannot store.
 */
export const cleanCells = (fields: Fields): CleanCells => {
  let cleaned = fields;
  for (const [column, value] of Object.entries(fields)) {
    if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) continue;
    if (value instanceof CellFault) return { refused: value.reason };
    if (holdsNul(value)) return { refused: `含有 NUL 字节（0x00），请在文本编辑器里删除这个不可见字符（${column}）` };
    if (typeof value === 'string' && value.length <= LONGEST_FIGURE && WIDE_FIGURE.test(value)) {
      if (cleaned === fields) cleaned = { ...fields };
      cleaned[column] = value.normalize('NFKC').replace(/[−–]/g, '-');
    }
  }
  return { fields: cleaned, widened: cleaned !== fields };
};

const LONGEST_FIGURE = 32;

/** Only digits and the punctuation of numbers and dates, with at least one full-width digit. */
const WIDE_FIGURE = /^(?=.*[０-９])[\s０-９0-9．.，,－−–+＋\-／/：:％%年月日]+$/u;

const holdsNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
};
