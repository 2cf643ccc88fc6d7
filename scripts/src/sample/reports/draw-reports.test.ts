import { addDays } from '../../../../server/src/sample/days.ts';
import { issueFile } from '../../../../server/src/sample/references/reference-files.ts';
import { reportFile } from '../../../../server/src/sample/reports/report-file.ts';

const reports = reportFile.read();
const texts = [
  ...reports.map((report) => ({ id: `${report.id} ${report.date}`, date: report.date, text: JSON.stringify(report) })),
  ...issueFile.read().map(({ series, period, ...issue }) => ({
    ...{ id: `${series} ${period.key}`, date: period.publishedAt, text: JSON.stringify(issue) },
  })),
];

it('no report and no issue names a month or a day after its own', () => {
  const wrong = texts.flatMap(({ id, date, text }) =>
    [...text.matchAll(/\d{4}-\d{2}(?:-\d{2})?/g)]
      .map(([day]) => day)
      .filter((day) => day > date.slice(0, day.length))
      .map((day) => `${id}: ${day}`),
  );
  expect(wrong).toEqual([]);
});

it('none has a word of the program in it', () => {
  expect(texts.filter(({ text }) => /NaN|undefined|Infinity|=>|\{\{/.test(text)).map(({ id }) => id)).toEqual([]);
});

it('an edition follows the one before under the same id, and nothing is published twice on a day', () => {
  const editions = reports.map(({ id, date }) => `${id} ${date}`);
  expect(new Set(editions).size).toBe(editions.length);
  const days = reports.filter(({ id }) => id === 'r-study-0').map(({ date }) => date);
  expect(days.slice(1)).toEqual(days.slice(0, -1).map((day) => addDays(day, 216)));
  expect(days.length).toBeGreaterThanOrEqual(5);
});
