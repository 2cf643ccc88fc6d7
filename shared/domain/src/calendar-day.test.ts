import {
  addDays,
  daysBetween,
  isDay,
  mondayAt,
  monthAt,
  monthNumber,
  shanghaiDay,
  weekNumber,
  weekOf,
} from './calendar-day.ts';

it('counts days across leap years', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2023-12-31', '2024-12-31')).toBe(366);
});

it('numbers weeks from Monday, and by ISO 8601 within the year', () => {
  expect(mondayAt(weekNumber('2026-03-01'))).toBe('2026-02-23');
  expect(mondayAt(weekNumber('2026-03-02'))).toBe('2026-03-02');
  expect(['2020-12-31', '2021-01-03', '2021-01-04', '2024-12-30'].map(weekOf)).toEqual([53, 53, 1, 1]);
});

it('steps over the end of a year by months', () => {
  expect(monthAt(monthNumber('2025-12-31') + 1)).toBe('2026-01');
  expect(monthAt(monthNumber('2026-01') - 13)).toBe('2024-12');
});

it('begins the day at midnight in Shanghai', () => {
  expect(shanghaiDay(new Date('2026-03-03T15:59:59.999Z'))).toBe('2026-03-03');
  expect(shanghaiDay(new Date('2026-03-03T16:00:00Z'))).toBe('2026-03-04');
});

it('knows existing days', () => {
  expect(['2024-02-29', '2023-02-29', '2023-2-28', '2023-13-01', ''].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
