import type { NutrientKey } from '@bee/contracts/entity/nutrient';
import { nutrients } from '@bee/domain/nutrient';
import { textOf } from '../../../importer/import-kind.ts';
import type { Amount } from '../store/store-foods.ts';

/** `amount` is null if not measured; `doubt` is reported to the operator. */
export type ParsedAmount = { amount: Amount | null; doubt?: string };

/**
 * Parses a cell of a food table: 12.3, `<0.5` (below the limit of detection), Tr (traces), 899* or (899) (calculated),
 * — or empty (not measured). Any other text counts as not measured; amounts beyond the physical maximum are stored with
 * state `doubt`.
 */
export const parseAmount = (key: NutrientKey, cell: unknown): ParsedAmount => {
  const { title, unit, most } = nutrients[key];
  const text = textOf(cell).normalize('NFKC').replace(/\s/g, '');
  if (NOT_MEASURED.test(text)) return { amount: null };
  const traces = TRACES.exec(text);
  if (traces) {
    const amount: Amount = { v: null, state: 'tr', decimals: 0 };
    return /^[A-Za-z\p{Script=Han}]/u.test(text) ? { amount } : { amount, doubt: `${title}按微量处理（${text}）` };
  }
  const [, below, number = ''] = /^(<|≤)?(.+)$/.exec(text) ?? [];
  const calculated = /^(?:(.+)\*|\((.+)\))$/.exec(number);
  const digits = plainDigits(calculated ? (calculated[1] ?? calculated[2] ?? '') : number);
  if (digits === null) {
    const what = /^-\d/.test(text) ? '是负数' : '不是数值';
    return { amount: null, doubt: `${title}${what}，按未测处理（${text}）` };
  }
  const v = Number(digits);
  const decimals = digits.split('.')[1]?.length ?? 0;
  if (v > most)
    return {
      amount: { v, state: 'doubt', decimals },
      doubt: `${title}超出食物可能的范围，保留原值并标为存疑，不参与排名和均值（${text} ${unit}）`,
    };
  return { amount: { v, state: below ? '<' : calculated ? 'est' : '=', decimals } };
};

const NOT_MEASURED = /^(?:[-–—―─]*|\/|N|ND?A|…)$/i;
const TRACES = /^\.?(?:tr|traces?|微量|痕量)\.?$/i;

/** Normalizes 1,048 (thousands separator) and 0,5 (decimal comma); null if the text is not a number. */
const plainDigits = (text: string): string | null => {
  if (/^\d+(?:\.\d+)?$/.test(text)) return text;
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return text.replace(/,/g, '');
  return /^\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : null;
};
