import fc from 'fast-check';
import { growthOver, growthOverWords, growthWords, lineEndsSentence, yearOnYearWords } from './figure-sentences.ts';
import { type Figure, monthsIn, periodOf, type Reach } from './period.ts';
import { periodAt, periodNumber } from './table-period.ts';

const reach: Reach = { from: '2021-11-01', to: '2026-10-31' };

/** Soybeans from Brazil in 亿美元: two months of 2021, ten months of 2026. */
const years = (values: (number | null)[]): Figure[] =>
  values.map((value, place) => {
    const period = periodOf('Y', String(2021 + place), reach);
    if (!period) throw new Error('outside of what is covered');
    return { period, value };
  });

const brazil = years([24, 220, 260, 280, 300, 250]);
const text = (value: number) => `${value} 亿美元`;

it('says how much in words, and what a missing right hides', () => {
  expect([growthWords(3.04), growthWords(-1.25), growthWords(0.01)]).toEqual(['增长 3.0%', '下降 1.3%', '持平']);
  expect(yearOnYearWords(3)).toBe('，同比 +3.0%');
  expect(yearOnYearWords(null, { lock: '登录后', otherwise: '没有可比的上年同期' })).toBe('，登录后可看同比');
  expect(yearOnYearWords(null, { otherwise: '没有可比的上年同期' })).toBe('，没有可比的上年同期');
  expect(yearOnYearWords(null)).toBe('');
});

it('compares ten months neither with two nor with twelve, and whole years by their average annual growth', () => {
  const sentence = lineEndsSentence([{ name: '巴西', figures: brazil, text }]);
  expect(sentence).toBe('巴西 2026年1-10月 250 亿美元，2022至2025年年均增长 10.9%。');
});

it('says the change of a whole year, and of what has no record that it has none', () => {
  const figures = brazil.slice(0, -1);
  expect(lineEndsSentence([{ name: '巴西', figures, text }])).toBe(
    '巴西 2025年 300 亿美元，同比 +7.1%，2022至2025年年均增长 10.9%。',
  );
  const end = brazil.at(-1)?.period;
  const none = brazil.map(({ period }) => ({ period, value: null }));
  expect(end && lineEndsSentence([{ name: '巴西', figures: none, text }], { end })).toBe('巴西 没有记录。');
  expect(lineEndsSentence([{ name: '巴西', figures: none, text }])).toBe('巴西 没有数据。');
});

it('tells of sixty months the last twelve against the first twelve', () => {
  const months = Array.from({ length: 60 }, (_, place): Figure => {
    const period = periodOf('M', periodAt('M', periodNumber('M', '2021-11') + place), reach);
    if (!period) throw new Error('outside of what is covered');
    return { period, value: place < 12 ? 10 : place < 48 ? 50 : 20 };
  });
  expect(growthOverWords(months)).toBe('2025年11月至2026年10月与2021年11月至2022年10月相比，年均增长 18.9%');
  expect(growthOverWords(months.slice(0, 20))).toBe('');
});

it('never tells a growth between years of which one is not whole', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.integer({ min: 1, max: 1000 })), { minLength: 6, maxLength: 6 }),
      fc.subarray([0, 1, 2, 3, 4, 5]),
      (values, places) => {
        const run = places.flatMap((place) => years(values)[place] ?? []);
        const growth = growthOver(run);
        const whole = run.filter(({ period }) => period.complete);
        if (whole.length < 2) expect(growth).toBeNull();
        if (growth) expect([monthsIn(growth.first), monthsIn(growth.last)]).toEqual([12, 12]);
        const sentence = lineEndsSentence([{ name: '巴西', figures: run, text }]);
        if (run.findLast(({ value }) => value !== null)?.period.complete === false)
          expect(sentence).not.toContain('同比');
      },
    ),
  );
});
