import { buildNation, buildPlace } from '../../testing/statistics-factories.ts';
import { statisticsQuery } from './statistics-query.ts';
import { trendOf } from './statistics-trend.ts';

const trend = (query: Record<string, string> = {}, place = buildPlace()) =>
  trendOf(buildNation(), place, statisticsQuery.read(query));

it('leaves a year without a figure empty, in both lines', () => {
  expect(trend()?.lines.map(({ name, points }) => [name, points])).toEqual([
    [
      '全国',
      [
        ['2021-01-01', 27_255.1],
        ['2022-01-01', null],
        ['2023-01-01', 27_720.3],
        ['2024-01-01', 28_884.1],
      ],
    ],
    [
      '云南省',
      [
        ['2021-01-01', null],
        ['2022-01-01', null],
        ['2023-01-01', 1005.4],
        ['2024-01-01', 1030],
      ],
    ],
  ]);
});

it('has no line for a province without figures, and says so', () => {
  const { lines, sentence } = trend({}, buildPlace({ series: [] })) ?? {};
  expect(lines?.map(({ name }) => name)).toEqual(['全国']);
  expect(sentence).toContain('没有公布过云南省的数');
});

it('shows the last years when few are requested', () => {
  expect(trend({ t: '5y' })).toMatchObject({ from: 2021, to: 2024, min: 2021, max: 2024 });
  expect(trend({ t: '2022-06-01..2023-06-01' })?.figures.rows.map(([year]) => year)).toEqual(['2023', '2022']);
});

it('is null if neither has a figure', () => {
  expect(trendOf(buildNation({ list: [] }), null, statisticsQuery.read({}))).toBeNull();
});
