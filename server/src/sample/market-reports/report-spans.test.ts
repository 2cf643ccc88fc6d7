import { reportSpans } from './report-spans.ts';

const surveysOf = (weekday: number | null) =>
  reportSpans('2026-03-31', 0, weekday)
    .filter(({ kind }) => kind === 'survey')
    .map(({ date }) => date);

it('surveys of a market that reports once a week are on its day', () => {
  expect(surveysOf(null)).toEqual(['2026-03-08', '2026-02-08', '2026-01-08']);
  // 2026-03-08 is a Sunday.
  expect(surveysOf(7)).toEqual(['2026-03-08', '2026-02-08', '2026-01-11']);
  expect(surveysOf(1)).toEqual(['2026-03-09', '2026-02-09', '2026-01-12']);
});
