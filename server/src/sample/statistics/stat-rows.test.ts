import { NATION } from '../../modules/statistics/model/stat-places.ts';
import { sampleTopics } from './stat-catalogue.ts';
import { rowsOf } from './stat-rows.ts';

const years = Array.from({ length: 20 }, (_, place) => 2006 + place);
const STAPLES = ['稻谷', '小麦', '玉米', '大豆', '蔬菜', ''];
const ADDED = ['播种面积', '产量', '有效灌溉面积', '农业机械总动力'];

const all = sampleTopics.map((topic) => ({
  topic,
  name: `${topic.crop}${topic.indicator}`,
  rows: rowsOf(topic, years),
}));
const provincesIn = (rows: ReturnType<typeof rowsOf>, year: number) =>
  rows.filter((row) => row.current && row.year === year && row.adcode !== NATION && row.adcode.endsWith('0000'));
const nationIn = (rows: ReturnType<typeof rowsOf>, year: number) =>
  rows.find((row) => row.current && row.year === year && row.adcode === NATION)?.value ?? Number.NaN;

describe('macro statistics of the sample', () => {
  it.each(all.filter(({ topic }) => ADDED.includes(topic.indicator)))(
    'the provinces of $name add up to the nation where all of them are there',
    ({ topic, rows }) => {
      const growers = Object.keys(topic.quantity(2024).provinces).length;
      const whole = years.filter((year) => provincesIn(rows, year).length === growers);
      expect(whole.length).toBeGreaterThan(7);
      for (const year of whole) {
        const sum = provincesIn(rows, year).reduce((total, { value }) => total + value, 0);
        expect(Math.abs(sum - nationIn(rows, year))).toBeLessThan(0.05 * (growers + 1) + 1e-6);
      }
    },
  );

  it('staples have figures of all their provinces in all years, small crops in the newest', () => {
    for (const { topic, rows } of all)
      for (const year of years.filter((one) => !topic.rests?.(one))) {
        const expected = Object.keys(topic.quantity(year).provinces).length;
        if (STAPLES.includes(topic.crop) || year > 2017) expect(provincesIn(rows, year)).toHaveLength(expected);
      }
    const missing = all.filter(({ topic, rows }) =>
      years.some((year) => provincesIn(rows, year).length < Object.keys(topic.quantity(year).provinces).length),
    );
    expect(missing.length).toBeGreaterThan(3);
  });

  it('the staples are of all 31 provinces or of those that grow them', () => {
    const growers = (name: string) => provincesIn(all.find((one) => one.name === name)?.rows ?? [], 2024).length;
    expect(['蔬菜播种面积', '有效灌溉面积', '农业机械总动力'].map(growers)).toEqual([31, 31, 31]);
    expect(growers('稻谷产量')).toBe(30);
    expect(growers('玉米产量')).toBe(30);
  });

  it('output is area times yield', () => {
    const nation = (name: string) => nationIn(all.find((one) => one.name === name)?.rows ?? [], 2024);
    for (const crop of ['稻谷', '小麦', '玉米'])
      expect((nation(`${crop}播种面积`) * nation(`${crop}单位面积产量`)) / 10_000 / nation(`${crop}产量`)).toBeCloseTo(
        1,
        3,
      );
  });

  it('nothing of the newest year has been revised yet, something before has', () => {
    const revised = all.flatMap(({ rows }) => rows.filter(({ current }) => !current));
    expect(revised.length).toBeGreaterThan(20);
    expect(Math.max(...revised.map(({ year }) => year))).toBeLessThan(2025);
  });
});
