import { type ChartLine, daysOf, linesByUnit, stepText } from './chart-line.ts';

it('days are labelled by the period that they begin', () => {
  const day = '2026-04-01';
  expect((['day', 'month', 'quarter', 'year'] as const).map((step) => stepText(day, step))).toEqual([
    '2026-04-01',
    '2026-04',
    '2026-Q2',
    '2026',
  ]);
});

it('lines of one unit are grouped, in the order of the units', () => {
  const line = (id: string, unit: string): ChartLine => ({ id, name: id, unit, points: [] });
  const groups = linesByUnit([line('a', '万吨'), line('b', '元/公斤'), line('c', '万吨')]);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([['a', 'c'], ['b']]);
});

it.each([
  ['the same days', ['2026-01-01', '2026-01-02'], ['2026-01-01', '2026-01-02']],
  ['other days', ['2026-01-02'], ['2026-01-01', '2026-01-02']],
  ['days in another order', ['2026-01-02', '2026-01-01'], ['2026-01-02', '2026-01-01']],
])('days of lines with %s are each named once, oldest first', (_which, ...lines) => {
  expect(daysOf(lines.map((days) => ({ points: days.map((day) => [day, 1] as const) })))).toEqual([
    '2026-01-01',
    '2026-01-02',
  ]);
});
