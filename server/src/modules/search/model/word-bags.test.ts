import { indexWords, vectorOf } from './segmenter.ts';
import { bagOf, bagOfParts, bagOfVector, bm25, idfAmong } from './word-bags.ts';

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

const texts = (...lists: string[]) => lists.map((list) => bagOf(list.split(' ')));

it('counts units and all of them', () => {
  const bag = bagOf(['甲', '乙', '甲']);
  expect([...bag.counts]).toEqual([
    ['甲', 2],
    ['乙', 1],
  ]);
  expect(bag.length).toBe(3);
});

it('scores what is held more often higher, less than in proportion, and nothing for what is not held', () => {
  const [once = 0, twice = 0, none] = bm25(texts('甲 丙 丙', '甲 甲 丙', '丙 丙 丙'), new Map([['甲', 1]]), 0.75);
  expect(twice).toBeGreaterThan(once);
  expect(twice).toBeLessThan(2 * once);
  expect(none).toBe(0);
});

it('holds longer texts back as far as it is told to', () => {
  const bags = texts('甲 丙', '甲 丙 丙 丙 丙 丙');
  const asked = new Map([['甲', 1]]);
  const [short = 0, long = 0] = bm25(bags, asked, 0.75);
  expect(short).toBeGreaterThan(long);
  const [even, same] = bm25(bags, asked, 0);
  expect(even).toBe(same);
});

it('finds rarer units weightier and leaves out those of no text', () => {
  const rarity = idfAmong(texts('甲 乙', '甲', '甲'), new Set(['甲', '乙', '丁']));
  expect(rarity.get('乙') ?? 0).toBeGreaterThan(rarity.get('甲') ?? 0);
  expect(rarity.has('丁')).toBe(false);
  expect(bm25([], rarity, 0.5)).toEqual([]);
});
