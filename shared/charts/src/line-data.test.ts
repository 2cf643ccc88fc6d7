import { dayText, lineData } from './line-data.ts';

describe('rows of a line chart', () => {
  it('keeps a day without a value as a gap', () => {
    const rows = lineData([
      {
        name: '寿光',
        points: [
          ['2026-03-01', 3.2],
          ['2026-03-02', null],
        ],
      },
    ]);
    expect(rows.map(({ day, value }) => [dayText(day), value])).toEqual([
      ['2026-03-01', 3.2],
      ['2026-03-02', null],
    ]);
  });

  it('interrupts a line on a day that only another line has', () => {
    const rows = lineData([
      {
        name: '寿光',
        points: [
          ['2026-03-01', 3],
          ['2026-03-03', 4],
        ],
      },
      { name: '北京', points: [['2026-03-02', 5]] },
    ]);
    const shouguang = rows.filter(({ name }) => name === '寿光').map(({ value }) => value);
    expect(shouguang).toEqual([3, null, 4]);
  });
});

it('is solid between complete years, and dashed to a partial one', () => {
  const rows = lineData([
    {
      name: '巴西',
      points: [
        ['2022-01-01', 3],
        ['2023-01-01', 4],
        ['2024-01-01', 2],
      ],
      parts: { '2024-01-01': '1-10月' },
    },
  ]);
  expect(rows.map(({ value, solid, dashed, part }) => [value, solid, dashed, part])).toEqual([
    [3, 3, null, undefined],
    [4, 4, 4, undefined],
    [2, null, 2, '1-10月'],
  ]);
});
