import { NATION } from '../../../../server/src/modules/statistics/model/stat-places.ts';
import { publishedBy } from '../../../../server/src/sample/release.ts';
import type { Figure, FigureRecord } from '../../../../server/src/sample/statistics/statistic-files.ts';
import { sampleTopics } from './sample-topics.ts';
import { COMPLETE_SINCE, FIRST_YEAR, figuresOf, LAST_YEAR } from './topic-figures.ts';

const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, place) => FIRST_YEAR + place);
const STAPLES = ['稻谷', '小麦', '玉米', '大豆', '蔬菜', ''];
const ADDED = ['播种面积', '产量', '有效灌溉面积', '农业机械总动力'];

const all = sampleTopics.map((topic) => ({
  topic,
  name: `${topic.crop}${topic.indicator}`,
  records: figuresOf(topic),
}));
const rowsIn = (records: FigureRecord[], year: number): Figure[] =>
  records.find((one) => one.year === year)?.rows ?? [];
const provincesIn = (records: FigureRecord[], year: number) =>
  rowsIn(records, year).filter(([adcode]) => adcode !== NATION && adcode.endsWith('0000'));
const nationIn = (records: FigureRecord[], year: number) =>
  rowsIn(records, year).find(([adcode]) => adcode === NATION)?.[1] ?? Number.NaN;

describe('macro statistics of the sample', () => {
  it.each(all.filter(({ topic }) => ADDED.includes(topic.indicator)))(
    'the provinces of $name add up to the nation where all of them are there',
    ({ topic, records }) => {
      const growers = Object.keys(topic.quantity(2024).provinces).length;
      const whole = years.filter((year) => provincesIn(records, year).length === growers);
      expect(whole.length).toBeGreaterThan(7);
      for (const year of whole) {
        const sum = provincesIn(records, year).reduce((total, [, value]) => total + value, 0);
        expect(Math.abs(sum - nationIn(records, year))).toBeLessThan(0.05 * (growers + 1) + 1e-6);
      }
    },
  );

  it('staples have figures of all their provinces in all years, small crops in the newest', () => {
    for (const { topic, records } of all)
      for (const year of years.filter((one) => !topic.rests?.(one))) {
        const expected = Object.keys(topic.quantity(year).provinces).length;
        if (STAPLES.includes(topic.crop) || year >= COMPLETE_SINCE)
          expect(provincesIn(records, year)).toHaveLength(expected);
      }
    const missing = all.filter(({ topic, records }) =>
      years.some((year) => provincesIn(records, year).length < Object.keys(topic.quantity(year).provinces).length),
    );
    expect(missing.length).toBeGreaterThan(3);
  });

  it('the staples are of all 31 provinces or of those that grow them', () => {
    const growers = (name: string) => provincesIn(all.find((one) => one.name === name)?.records ?? [], 2024).length;
    expect(['蔬菜播种面积', '有效灌溉面积', '农业机械总动力'].map(growers)).toEqual([31, 31, 31]);
    expect(growers('稻谷产量')).toBe(30);
    expect(growers('玉米产量')).toBe(30);
  });

  it('output is area times yield', () => {
    const nation = (name: string) => nationIn(all.find((one) => one.name === name)?.records ?? [], 2024);
    for (const crop of ['稻谷', '小麦', '玉米'])
      expect((nation(`${crop}播种面积`) * nation(`${crop}单位面积产量`)) / 10_000 / nation(`${crop}产量`)).toBeCloseTo(
        1,
        3,
      );
  });

  it('some figures are revised a year after their publication, never those of the nation', () => {
    const revisions = (today: string) =>
      all.flatMap(({ records }) =>
        records.flatMap((record) =>
          publishedBy(record, today, ([adcode]) => adcode)
            .filter(({ current }) => !current)
            .map(({ row: [adcode] }) => ({ adcode, year: record.year })),
        ),
      );
    const found = revisions('2026-11-26');
    expect(found.length).toBeGreaterThan(20);
    expect(Math.max(...found.map(({ year }) => year))).toBe(2024);
    expect(found.filter(({ adcode }) => adcode === NATION)).toEqual([]);
    expect(revisions('2026-07-08').filter(({ year }) => year === 2024)).toEqual([]);
  });

  it('a year is published in July of the next one', () => {
    for (const { records } of all)
      for (const { year, from } of records) expect(from).toMatch(new RegExp(`^${year + 1}-07-`));
  });
});
