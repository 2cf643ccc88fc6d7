import type { TestApp } from '@bee/testing/server/test-app';
import { askSite, lookedUpValue, searchSite } from './ask-site.ts';
import { type ExpectedNumber, type Graded, gradeAnswer, gradeSearch } from './grade-item.ts';
import { isQuestion, type QualityItem, type QualityQuestion } from './quality-item.ts';

/** @property came the beginning of the answer, or the first hits */
export type Result = Graded & { item: QualityItem; came: string; ms: number };

const LONGEST = 160;

/** One after the other, so that their times can be compared. */
export const runItems = async (test: TestApp, items: readonly QualityItem[]): Promise<Result[]> => {
  const results: Result[] = [];
  for (const item of items) {
    const since = performance.now();
    const { came, graded } = await (isQuestion(item) ? runQuestion(test, item) : runSearch(test, item)).catch(failed);
    results.push({ ...graded, item, came: came.slice(0, LONGEST), ms: performance.now() - since });
  }
  return results;
};

const numbersOf = (test: TestApp, { numbers }: QualityQuestion): Promise<ExpectedNumber[]> =>
  Promise.all(
    numbers.map(async ({ value, from, tolerance, unit }) => ({
      value: value ?? (from ? await lookedUpValue(test, from) : Number.NaN),
      tolerance,
      unit,
    })),
  );

/** One call that fails does not end the run. */
const failed = (error: unknown): { came: string; graded: Graded } => ({
  came: error instanceof Error ? error.message : String(error),
  graded: { grade: 'wrong', missing: ['an answer'], quoted: false },
});

const runQuestion = async (test: TestApp, item: QualityQuestion) => {
  const numbers = await numbersOf(test, item);
  const answer = await askSite(test, item);
  return { came: answer.text.replace(/\s+/g, ' '), graded: gradeAnswer(item, answer, numbers) };
};

const runSearch = async (test: TestApp, item: Exclude<QualityItem, QualityQuestion>) => {
  const found = await searchSite(test, item);
  const hits = found.list
    .slice(0, item.within)
    .map(({ kind, title }) => `${kind} ${title.map(({ text }) => text).join('')}`);
  const direct = found.answer?.map(({ text }) => text.map((part) => part.text).join('')).join('') ?? '';
  return { came: [...hits, ...(direct ? [`直接答案 ${direct}`] : [])].join(' | '), graded: gradeSearch(item, found) };
};
