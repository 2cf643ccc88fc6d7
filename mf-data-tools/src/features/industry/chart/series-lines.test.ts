import { chartChoices } from '../address/table-query.ts';
import { choicesAt, linesOf, type Series, sentenceOf } from './series-lines.ts';

/** Two months of 2023, two full years, ten months of 2026. */
const months = (value: (year: number) => number) =>
  Array.from({ length: 36 }, (_, place): [string, number] => {
    const month = 2023 * 12 + 10 + place;
    const year = Math.floor(month / 12);
    return [`${year}-${String((month % 12) + 1).padStart(2, '0')}`, value(year)];
  });

const series = (kind: Series['kind'], points: [string, number][], unit = '元/公斤'): Series =>
  ({ model_id: 'p', measure: 'avg', at: {}, name: '番茄', unit, freq: 'M', kind, points }) as unknown as Series;

const prices = series(
  'level',
  months((year) => ({ 2023: 9, 2024: 4, 2025: 5 })[year] ?? 2),
);

describe('series in words and lines', () => {
  it('aggregated by year: the mean of ten months is partial and not compared with complete years', () => {
    const lines = linesOf([prices], 'Y');
    expect(lines[0]?.parts).toEqual({ '2023-01-01': '11-12月', '2026-01-01': '1-10月' });
    expect(sentenceOf(lines, 'Y')).toBe('番茄 2026（1-10月） 2.00 元/公斤，2024至2025年年均增长 25.0%。');
  });

  it('aggregated by year: there is no sum of ten months', () => {
    const lines = linesOf([series('flow', prices.points as [string, number][], '万吨')], 'Y');
    expect(lines[0]?.points.map(([day]) => day)).toEqual(['2024-01-01', '2025-01-01']);
    expect(lines[0]?.parts).toBeUndefined();
    expect(sentenceOf(lines, 'Y')).toBe('番茄 2025 60.00 万吨，同比 +25.0%，2024至2025年年均增长 25.0%。');
  });

  it('monthly as published: compared with the same month a year before, and no percentage of a percentage', () => {
    expect(sentenceOf(linesOf([prices], 'M'), 'M')).toBe(
      '番茄 2026-10 2.00 元/公斤，同比 -60.0%，2025年11月至2026年10月与2023年11月至2024年10月相比，年均下降 28.1%。',
    );
    expect(sentenceOf(linesOf([series('level', prices.points as [string, number][], '%')], 'M'), 'M')).toBe(
      '番茄 2026-10 2.00 %。',
    );
  });
});

describe('the periods of a card', () => {
  const shown = (allowed: boolean) => ({ ...prices, access: { level: 'login', allowed } }) as unknown as Series;
  const offered = (list: Series[]) =>
    choicesAt(chartChoices, 'M', list).periods.map(({ title, lock }) => (lock ? `${title}（${lock.text}）` : title));

  it('are locked if they begin before the months that a visitor may see', () => {
    expect(offered([shown(false)])).toEqual(['24期', '1年', '5年（登录后可看）', '10年（登录后可看）', '可看的全部']);
  });

  it('are unlocked if everything is visible', () => {
    expect(offered([shown(true)])).toEqual(['24期', '1年', '5年', '10年', '全部']);
  });
});
