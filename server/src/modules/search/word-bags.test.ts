import { indexWords, vectorOf } from './segmenter.ts';
import { bagOf, bagOfParts, bagOfVector } from './word-bags.ts';

describe('word bags', () => {
  it('hold of a stored vector what its text held, without the title', () => {
    const text = '番茄批发均价回落，番茄种植户惜售；蔬菜批发市场的番茄。';
    const { counts, length } = bagOfVector(vectorOf(indexWords('番茄月报'), indexWords(text)));
    const own = bagOf(indexWords(text));
    expect(length).toBe(own.length);
    expect([...counts].sort()).toEqual([...own.counts].sort());
  });

  it('read words with quotation marks and backslashes', () => {
    const { counts } = bagOfVector(String.raw`'a\\b':2 'o''neil':1A,7,19 '月报':2A`);
    expect([...counts]).toEqual([
      [String.raw`a\b`, 1],
      ["o'neil", 2],
    ]);
  });

  it('count parts that overlap', () => {
    expect(bagOfParts('哈哈哈，𠮷', new Set(['哈哈', '𠮷', '无']), 4).counts).toEqual(
      new Map([
        ['哈哈', 2],
        ['𠮷', 1],
      ]),
    );
  });
});
