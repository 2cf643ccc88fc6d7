import { monthStart } from '../days.ts';
import { sanqiPrice } from '../prices/sanqi-prices.ts';
import { sanqiObservations, sanqiTexts } from './sanqi-events.ts';

it.each(sanqiObservations)('$title: the price of 60头 moves as the text says', ({ date, turn }) => {
  const [before, after] = [-3, 3].map((months) => sanqiPrice('60头', monthStart(date, months)));
  expect(Math.sign((after ?? 0) - (before ?? 0))).toBe(turn === 'up' ? 1 : -1);
});

it('nothing is told before its day, and all of it is labelled', () => {
  const { news, policies } = sanqiTexts('2021-09-01');
  expect(news.map(({ date }) => date)).toEqual(['2018-02-08', '2020-02-14', '2021-03-18']);
  expect(policies.map(({ policy }) => policy?.effectiveAt)).toEqual(['2019-01-01', '2021-10-01']);
  for (const { blocks, tags } of [...news, ...policies]) {
    expect(JSON.stringify(blocks)).toContain('示例数据');
    expect(tags).toContain('三七');
  }
});
