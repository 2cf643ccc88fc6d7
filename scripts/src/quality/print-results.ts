import type { Grade } from './grade-item.ts';
import { type Measured, measuredOf } from './quality-goals.ts';
import { isQuestion } from './quality-item.ts';
import type { Result } from './run-items.ts';

const GRADES: Grade[] = ['right', 'partial', 'wrong', 'declined'];

/** Failing items, a table by kind, and the totals against the goals. */
export const linesOf = (results: readonly Result[]): string[] => {
  const failed = results.filter(({ grade }) => grade !== 'right');
  return [
    ...failed.flatMap(failureLines),
    '',
    ...tableOf(
      'questions',
      results.filter(({ item }) => isQuestion(item)),
    ),
    ...tableOf(
      'searches',
      results.filter(({ item }) => !isQuestion(item)),
    ),
    ...measuredOf(results).map(goalLine),
  ];
};

const failureLines = ({ item, grade, missing, quoted, came }: Result): string[] => [
  `${grade}${quoted ? ', irrelevant quote' : ''} [${item.data} ${item.kind}] ${isQuestion(item) ? item.question : `search: ${item.search}`}`,
  `    expected: ${missing.join('; ')}`,
  `    came: ${came || '(nothing)'}`,
];

const tableOf = (title: string, results: readonly Result[]): string[] => {
  if (results.length === 0) return [];
  const groups = [...new Set(results.map(groupOf))].sort();
  const width = Math.max(title.length, ...groups.map((group) => group.length)) + 2;
  const row = (name: string, cells: readonly (string | number)[]) =>
    name.padEnd(width) + cells.map((cell) => String(cell).padStart(9)).join('');
  const counts = (of: readonly Result[]) => [
    of.length,
    ...GRADES.map((grade) => of.filter((result) => result.grade === grade).length),
  ];
  const times = results.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0);
  return [
    row(title, ['count', ...GRADES]),
    ...groups.map((group) => row(group, counts(results.filter((result) => groupOf(result) === group)))),
    row('total', counts(results)),
    `time: median ${at(0.5)} ms, p95 ${at(0.95)} ms`,
    '',
  ];
};

const groupOf = ({ item }: Result): string => `${item.data} ${item.kind}`;

const goalLine = ({ title, goal, value, count, most }: Measured): string => {
  const reached = most ? value <= goal : value >= goal;
  const shown = most ? `${value} (goal ${goal})` : `${percent(value)} (goal ≥ ${percent(goal)})`;
  return `${reached ? 'reached' : 'MISSED '} ${title}: ${shown} of ${count}`;
};

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
