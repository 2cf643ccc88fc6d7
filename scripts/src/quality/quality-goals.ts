import { isQuestion } from './quality-item.ts';
import type { Result } from './run-items.ts';

export type Measured = { title: string; goal: number; value: number; count: number; most?: true };

/** Kinds of our own files that count towards a goal of their own. */
const UNANSWERABLE = ['unanswerable', 'off-subject'];
const NAMES = 'name';

/** Shares that the goals are set for; kinds without items are omitted. */
export const measuredOf = (results: readonly Result[]): Measured[] => {
  const questions = results.filter(({ item }) => isQuestion(item));
  const searches = results.filter(({ item }) => !isQuestion(item));
  const unanswerable = questions.filter(({ item }) => UNANSWERABLE.includes(item.kind));
  const names = searches.filter(({ item }) => item.kind === NAMES);
  const quoted: Measured = {
    title: 'irrelevant quotes',
    goal: 0,
    value: questions.filter((result) => result.quoted).length,
    count: questions.length,
    most: true,
  };
  return [
    shareOf('questions right', 0.85, questions),
    shareOf('unanswerable declined', 0.95, unanswerable),
    quoted,
    shareOf('searches: expected kind among the first', 0.9, searches),
    shareOf('searches: names of produce', 0.95, names),
  ].filter(({ count }) => count > 0);
};

const shareOf = (title: string, goal: number, results: readonly Result[]): Measured => ({
  title,
  goal,
  value: results.filter(({ grade }) => grade === 'right').length / Math.max(1, results.length),
  count: results.length,
});
