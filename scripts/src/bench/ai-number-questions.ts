import { ROOT } from '@bee/build/workspace';
import { readRows } from './ai-data.ts';

/** The day on which all questions are asked: the last day of the price file. */
export const ASKED_ON = '2014-12-31';

/** A value in the price file; `unit` is set when the question requests another unit than 元/公斤. */
export type QuoteKey = { product: string; day: string; field?: 'min' | 'max'; unit?: '元/斤' | '元/吨' };

/** A value in one of the files, read by the benchmark; or data that must be reported as missing. */
export type Expected =
  | { quote: QuoteKey }
  /** Over the daily averages. */
  | { span: { product: string; from: string; to: string; figure: 'mean' | 'min' | 'max' } }
  | { noQuote: { product: string; day: string } }
  | { noMarket: { product: string; market: string } }
  | { noProduct: string }
  /** `column` of the file; null when the file does not contain the value. */
  | { food: { code: string; column: string | null; nutrient: string; unit: string } }
  | { noFood: string }
  | { code: { hs8: string; says: 'name_zh' | 'name_en' | 'unit1_zh' | 'unit2_zh' } }
  | { codeOf: string }
  | { endedCode: string }
  | { noCode: string }
  /** `flow` from China's perspective; the file has the perspective of the United States. */
  | { trade: { hs2: string; flow: 'import' | 'export' } }
  | { noTrade: string };

/** `after` is the previous question in the same chat. */
type NumberQuestion = { ask: string; after?: string; want: Expected[] };

/** Numbered from 1; even ones may be used for tuning, odd ones are reported. */
export const numberQuestions = readRows<NumberQuestion>(ROOT, 'scripts/bench/number-questions.ndjson');
