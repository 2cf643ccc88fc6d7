import type { AiRef } from '@bee/contracts/resource/ai';

/**
 * How many numbers an answer states, and how many of them stand word for word in one of its references. Citation
 * marks are no numbers.
 */
export const checkNumbers = (text: string, refs: readonly AiRef[]): { numbers: number; bound: number } => {
  const known = new Set(refs.flatMap(({ quote, title, date, org }) => numbersIn([quote, title, date, org].join(' '))));
  const stated = numbersIn(text.replace(/\[\[\d+\]\]/g, ' '));
  return { numbers: stated.length, bound: stated.filter((number) => known.has(number)).length };
};

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
