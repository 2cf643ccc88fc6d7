import { wrapText } from './wrap-text.ts';

/** Chinese characters have width 2, others 1. */
const measure = (text: string) => [...text].reduce((sum, one) => sum + (one.charCodeAt(0) < 256 ? 1 : 2), 0);

describe('wrapping the text of a poster', () => {
  it('keeps every line within the width and loses nothing', () => {
    const text = '本周监测的60个品种中，31个上涨，22个下跌。涨幅最大的是大白菜，均价1.86元/公斤。';
    const lines = wrapText(text, 20, 99, measure);
    expect(lines.join('')).toBe(text);
    for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(22);
    expect(lines.every((line) => !/^[，。]/.test(line))).toBe(true);
  });

  it('does not split numbers and words', () => {
    expect(wrapText('均价12345.60元', 8, 9, measure)).toEqual(['均价', '12345.60', '元']);
  });

  it('ends with … when lines run out, still within the width', () => {
    const lines = wrapText('三七十年价格周期种植面积滞后三年的代价', 10, 2, measure);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    expect(measure(lines[1] ?? '')).toBeLessThanOrEqual(12);
  });

  it('has no line for an empty text', () => {
    expect(wrapText('  ', 10, 2, measure)).toEqual([]);
  });
});
