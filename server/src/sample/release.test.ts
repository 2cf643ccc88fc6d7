import { changedBetween, publishedBy, type Release } from './release.ts';

type Row = [place: string, value: number];

const release: Release<Row> = {
  from: '2026-01-20',
  rows: [
    ['100000', 10],
    ['410000', 4],
  ],
  earlier: [
    { until: '2026-02-19', rows: [['410000', 3.8]] },
    { until: '2026-05-01', rows: [['410000', 3.9]] },
  ],
};

const shownOn = (today: string) =>
  publishedBy(release, today, ([place]) => place).map(
    ({ row: [place, value], publishedOn, revision, current }) =>
      `${place} ${value} ${publishedOn} ${revision}${current ? '' : ' replaced'}`,
  );

describe('a release', () => {
  it('has nothing before its day', () => {
    expect(shownOn('2026-01-19')).toEqual([]);
  });

  it('has the first values from its day on', () => {
    expect(shownOn('2026-01-20')).toEqual(['100000 10 2026-01-20 1', '410000 3.8 2026-01-20 1']);
    expect(shownOn('2026-02-18')).toEqual(shownOn('2026-01-20'));
  });

  it('keeps replaced values in front of those that replace them', () => {
    expect(shownOn('2026-05-01')).toEqual([
      '100000 10 2026-01-20 1',
      '410000 3.8 2026-01-20 1 replaced',
      '410000 3.9 2026-02-19 2 replaced',
      '410000 4 2026-05-01 3',
    ]);
  });

  it('changes on its own day and on those of its revisions', () => {
    const changed = (after: string, today: string) => changedBetween(release, after, today);
    expect(changed('2026-01-19', '2026-01-20')).toBe(true);
    expect(changed('2026-01-20', '2026-02-18')).toBe(false);
    expect(changed('2026-02-18', '2026-02-19')).toBe(true);
    expect(changed('2026-05-01', '2026-12-31')).toBe(false);
  });
});
