import { buildRelation } from '../../testing/herb-factories.ts';
import { relationSentence, verdictOf, verdictText } from './relation-words.ts';

describe('the price level of a grade', () => {
  it('is described with its usual range and the length of the history', () => {
    expect(relationSentence('80头', '60头', buildRelation('80头'), 'M')).toBe(
      '80头 现在偏贵：是60头的 0.930 倍，往年多在 0.860–0.900 倍之间（中位 0.880，120 个月）。',
    );
  });

  it('is cheap below the band and normal within it, ends included', () => {
    expect(verdictOf(buildRelation('80头', { ratio: 0.859 }))).toBe('cheap');
    expect(verdictOf(buildRelation('80头', { ratio: 0.86 }))).toBe('usual');
    expect(verdictOf(buildRelation('80头', { ratio: 0.9 }))).toBe('usual');
  });

  it('is consistent with the displayed figures', () => {
    const usual = { median: 0.7654, low: 0.7439, high: 0.7812 };
    const said = (ratio: number) => relationSentence('120头', '60头', buildRelation('120头', { ratio, usual }), 'M');
    expect(said(0.7432)).toContain('现在偏便宜：是60头的 0.743 倍，往年多在 0.744–0.781 倍之间');
    expect(said(0.74388)).toContain('现在接近往年下限：是60头的 0.744 倍，往年多在 0.744–0.781 倍之间');
    expect(said(0.765)).toContain('现在与往年相当');
    expect(verdictText(buildRelation('120头', { ratio: 0.78, usual }))).toBe('接近往年上限');
  });

  it('is null without enough history or without a price of the same day', () => {
    expect(relationSentence('花', '60头', buildRelation('花', { usual: null, days: 4 }), 'M')).toContain(
      '历史只有 4 个月，还说不出往年的水平',
    );
    expect(relationSentence('花', '60头', undefined, 'M')).toBe('花 没有与60头同期的报价，不作比较。');
  });
});
