import { buildSeason } from '../../testing/herb-factories.ts';
import { seasonSentence, spansOf } from './season-words.ts';

describe('the seasonal pattern in words', () => {
  it('has the cheapest and the most expensive month, the years, and the harvest', () => {
    expect(seasonSentence(buildSeason(), { name: '春七（60头）', dug: [8, 9, 10] })).toBe(
      '春七（60头）近 9 年（2017–2025）：通常 1月 最便宜（全年均价的 95%），8月 最贵（103%）；采挖在 8月至10月。',
    );
  });

  it('crosses the turn of the year, where the drawing has two spans', () => {
    expect(seasonSentence(buildSeason(), { name: '冬七', dug: [11, 12, 1] })).toContain('采挖在 11月至次年1月。');
    expect(spansOf([11, 12, 1])).toEqual([
      { first: 1, last: 1 },
      { first: 11, last: 12 },
    ]);
  });
});
