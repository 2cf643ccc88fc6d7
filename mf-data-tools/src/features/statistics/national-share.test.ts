import { buildYearMap } from '../../testing/statistics-factories.ts';
import { distributionSentence, shareOf } from './national-share.ts';
import { correlationOf, pairedPlaces } from './topic-relation.ts';

describe('the share of the nation', () => {
  it('is that of the published national figure', () => {
    expect(shareOf(buildYearMap(), 4379.7)).toBe(15.2);
    expect(shareOf(buildYearMap(), 0)).toBe(0);
  });

  it('is not computed for prices and yields, nor without a national figure', () => {
    for (const unit of ['元/公斤', '公斤/公顷', '%', '元']) expect(shareOf({ ...buildYearMap(), unit }, 1)).toBeNull();
    expect(shareOf(buildYearMap({ national: null }), 1)).toBeNull();
  });
});

describe('the distribution in words', () => {
  const { list } = buildYearMap();
  const five = ['a', 'b', 'c', 'd', 'e'].map(
    (name, at) => ({ ...list[0], name, value: 500 - 100 * at }) as (typeof list)[0],
  );
  const national = { value: 2000, yoy: null, flag: null, was: null };

  it('names the middle province and the share of the largest ones', () => {
    expect(distributionSentence(buildYearMap({ list: five, national }))).toBe(
      '2024 年玉米产量排在中间的是c；前 3 省占全国 60.0%。',
    );
  });

  it('has no shares where they make no sense', () => {
    expect(distributionSentence(buildYearMap({ list: five, national, unit: '元/吨' }))).not.toContain('占全国');
  });
});

describe('two topics', () => {
  it('have a point for each province with figures of both', () => {
    const { list } = buildYearMap();
    const points = pairedPlaces({ list }, { list: list.slice(1).map((one) => ({ ...one, value: 7 })) });
    expect(points.map(({ id, x, y }) => [id, x, y])).toEqual([
      ['530000', 7, 1030],
      ['630000', 7, 0],
    ]);
  });

  it('correlate from -1 to 1, and not at all if one is constant', () => {
    const of = (values: [number, number][]) => correlationOf(values.map(([x, y]) => ({ x, y })));
    expect(
      of([
        [1, 2],
        [2, 4],
        [3, 6],
      ]),
    ).toBeCloseTo(1);
    expect(
      of([
        [1, 6],
        [2, 4],
        [3, 2],
      ]),
    ).toBeCloseTo(-1);
    expect(
      of([
        [1, 6],
        [1, 4],
        [1, 2],
      ]),
    ).toBeNull();
    expect(
      of([
        [1, 6],
        [2, 4],
      ]),
    ).toBeNull();
  });
});
