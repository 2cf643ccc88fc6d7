import { wrapTitle } from './wrap-title.ts';

describe('title of a generated cover', () => {
  it('breaks at the width, with Latin counting half', () => {
    expect(wrapTitle('中国苹果产业年度报告', 8, 4)).toEqual(['中国苹果产业年度', '报告']);
    expect(wrapTitle('2025年第9周周报', 8, 4)).toEqual(['2025年第9周周报']);
    expect(wrapTitle('土豆年度价格研究：季节', 8, 4)).toEqual(['土豆年度价格研究：', '季节']);
  });

  it('truncates with an ellipsis', () => {
    expect(wrapTitle('一二三四五六七八九', 3, 2)).toEqual(['一二三', '四五…']);
  });

  it('does not change a title that fits', () => {
    expect(wrapTitle('一二三四五六', 3, 2)).toEqual(['一二三', '四五六']);
  });
});
