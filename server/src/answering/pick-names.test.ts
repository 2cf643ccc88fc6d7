import { pickNames } from './pick-names.ts';

const names = ['番茄', '西红柿', '樱桃番茄', '葱', '大葱', '桃'].map((matched) => ({
  name: matched === '西红柿' ? '番茄' : matched,
  group: '茄果类',
  class: '蔬菜',
  matched,
}));
const picked = (question: string) => pickNames(question, names).map(({ name }) => name);

describe('names of products in a question', () => {
  it('are the longest ones, by alias too, in the order of the question', () => {
    expect(picked('樱桃番茄和大葱哪个贵')).toEqual(['樱桃番茄', '大葱']);
    expect(picked('西红柿多少钱')).toEqual(['番茄']);
    expect(picked('番茄和西红柿')).toEqual(['番茄']);
  });

  it('are no single characters inside other words', () => {
    expect(picked('葱郁的山林')).toEqual([]);
    expect(picked('桃源县有什么政策')).toEqual([]);
  });
});
