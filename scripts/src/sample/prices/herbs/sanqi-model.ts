import { dayNumber, monthOf, monthStart } from '../../../../../server/src/sample/days.ts';
import { seedOf, smoothNoise } from '../../../../../server/src/sample/random.ts';

/** Grades of 三七: heads per 500 g (fewer is larger), and the parts that are sold apart. */
export const sanqiGrades = [
  { id: '20头', level: 1.72 },
  { id: '30头', level: 1.4 },
  { id: '40头', level: 1.22 },
  { id: '60头', level: 1 },
  { id: '80头', level: 0.88 },
  { id: '120头', level: 0.76 },
  { id: '无数头', level: 0.68 },
  { id: '剪口', level: 1.34 },
  { id: '毛根', level: 0.42 },
  { id: '花', level: 1.55 },
] as const;

export type SanqiGrade = (typeof sanqiGrades)[number]['id'];

/** Mean price of a grade in a month, 元/公斤: a long cycle of planting and glut, spring and winter harvest, noise. */
export const sanqiPrice = (grade: SanqiGrade, month: string): number => {
  const at = dayNumber(monthStart(month)) / 30.44;
  const level = sanqiGrades.find(({ id }) => id === grade)?.level ?? 1;
  const cycle =
    1 + 0.3 * Math.sin((2 * Math.PI * at) / 74 + 0.8) + 0.1 * smoothNoise(seedOf('三七'), Math.floor(at), 7);
  const harvest = monthOf(month) >= 9 || monthOf(month) <= 1 ? 0.97 : 1.02;
  const own = 1 + 0.03 * smoothNoise(seedOf('三七', grade), Math.floor(at), 3);
  return Math.round(132 * level * cycle * harvest * own * 10) / 10;
};
