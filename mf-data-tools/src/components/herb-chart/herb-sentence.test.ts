import type { PriceSeries } from '@bee/contracts/entity/price';
import { herbSentence } from './herb-sentence.ts';

const line = (market: string, values: (number | null)[]): PriceSeries => ({
  id: market,
  name: market,
  unit: '元/公斤',
  freq: 'W',
  points: values.map((value, index) => [`2026-03-0${index + 2}`, value, null, null, null]),
  market_id: market,
  market,
  spec: null,
  source: { name: '测试', url: null, publisher: null, retrieved_at: null, sample: true },
});

const SEEN = { from: '2020-01-01', to: '2026-12-31' };

const chart = (series: PriceSeries[], freq = 'W') =>
  ({ herb: { name: '三七', group: '根茎类', spec: '60头', origin: null }, series, freq, ...SEEN }) as Parameters<
    typeof herbSentence
  >[0];

describe('the chart of a herb in words', () => {
  it("states the total trend's value and change, and the last price of each market", () => {
    const text = herbSentence(chart([line('总趋势', [100, 90, 110]), line('亳州', [null, 92, null])]), 'kg');
    expect(text).toContain('2026-03-04 当周 三七（60头）总趋势 110.00 元/公斤，较 2026-03-02 当周 +10.0%');
    expect(text).toContain('最低 90.00，最高 110.00');
    expect(text).toContain('亳州 92.00（2026-03-03 当周）');
  });

  it('names months for monthly prices', () => {
    const months = ['2026-02-01', '2026-03-01'].map((day, index) => [day, 100 + index * 10, null, null, null] as const);
    const text = herbSentence(chart([{ ...line('总趋势', []), points: months.map((point) => [...point]) }], 'M'), 'kg');
    expect(text).toContain('2026-03 三七（60头）总趋势 110.00 元/公斤，较 2026-02 +10.0%；2026-02 至 2026-03 最低');
  });

  it('halves for 斤, and states no change of a single quote', () => {
    const text = herbSentence(chart([line('总趋势', [null, 90])]), 'jin');
    expect(text).toContain('总趋势 45.00 元/斤；');
    expect(text).not.toContain('%');
  });

  it('shows a message without quotes', () => {
    expect(herbSentence(chart([line('总趋势', [null, null])]), 'kg')).toBe('三七（60头）在所选时段没有报价。');
  });

  it('compares several years of months by their average annual growth', () => {
    const points = Array.from({ length: 24 }, (_, place) => [
      `${2024 + Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}-01`,
      place < 12 ? 100 : 110,
      null,
      null,
      null,
    ]) as PriceSeries['points'];
    const text = herbSentence(chart([{ ...line('总趋势', []), points }], 'M'), 'kg');
    expect(text).toContain('2025-12 三七（60头）总趋势 110.00 元/公斤，2024至2025年年均增长 10.0%；2024-01 至 2025-12');
  });
});
