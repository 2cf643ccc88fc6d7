import { readPieces } from '../../../../server/src/sample/content/read-pieces.ts';
import { addDays, monthStart } from '../../../../server/src/sample/days.ts';
import { sanqiPrice } from '../prices/herbs/sanqi-model.ts';
import { meanPrice } from '../prices/price-facts.ts';
import { produce } from '../prices/produce.ts';
import { figureOf } from './piece-figures.ts';

describe('a figure of a text', () => {
  it.each(['2026-01-21', '2026-06-11', '2026-11-19'])('has the direction of the prices before %s', (date) => {
    const end = addDays(date, -1);
    for (const product of produce) {
      const now = meanPrice(product, addDays(end, -6), end);
      const before = meanPrice(product, addDays(end, -34), addDays(end, -28));
      const words = figureOf(`change ${product.name} 28`, date);
      const chosen = figureOf(`say change ${product.name} 28 | 涨 | 跌 | 平`, date);
      if (now === null || before === null) {
        expect([words, chosen]).toEqual(['无可比数据', '']);
        continue;
      }
      const percent = 100 * (now / before - 1);
      const expected =
        Math.abs(percent) < 1
          ? ['基本持平', '平']
          : [`${percent > 0 ? '上涨' : '下跌'}${Math.abs(percent).toFixed(1)}%`, percent > 0 ? '涨' : '跌'];
      expect([words, chosen]).toEqual(expected);
    }
  });

  it('compares what is printed, so that equal numbers are not called unequal', () => {
    const calls = ['gap 大蒜', 'gap 洋葱', 'compare gap 大蒜 洋葱 | 大 | 小 | 同'];
    const [garlic, onion, words] = calls.map((call) => figureOf(call, '2026-02-27'));
    expect(words).toBe({ 1: '大', 0: '同', [-1]: '小' }[Math.sign(Number(garlic) - Number(onion))]);
  });

  it.each(['price 没有的菜', 'prise 大蒜', 'change 大蒜'])('is refused as %s', (text) => {
    expect(() => figureOf(text, '2026-11-26')).toThrow();
  });
});

const turns = readPieces('articles').filter((piece) => piece.one('turn') !== '');

it.each(turns)('$id: the price of 60头 moves as the text says', (piece) => {
  const [before, after] = [-3, 3].map((months) => sanqiPrice('60头', monthStart(piece.one('date'), months)));
  expect(Math.sign((after ?? 0) - (before ?? 0))).toBe(piece.one('turn') === 'up' ? 1 : -1);
  expect(turns.length).toBeGreaterThanOrEqual(7);
});
