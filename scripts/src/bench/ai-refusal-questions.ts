import { ROOT } from '@bee/build/workspace';
import { readRows } from './ai-data.ts';

/**
 * Questions that laws, news, encyclopedia, herbs, prices, trade, food and statistics of the real data cannot answer.
 * `near` ones differ in one detail from an answerable question: an article that the law does not have, a future year, a
 * similar species. Those at even positions are used for tuning, odd ones are reported.
 */
export const refusalQuestions = readRows<{ ask: string; near: boolean }>(
  ROOT,
  'scripts/bench/refusal-questions.ndjson',
);
