import { originalText, priceText } from './price-unit.ts';

describe('prices as they are shown', () => {
  it('halves a price per 公斤 for 斤, with the third decimal that this may need', () => {
    expect(priceText(4.45, 'jin')).toBe('2.225');
    expect(priceText(4.4, 'jin')).toBe('2.20');
  });

  it('shows missing values as —, never as 0', () => {
    expect(priceText(null, 'jin')).toBe('—');
    expect(priceText(0)).toBe('0.00');
  });

  it('names the original price if it was not per 公斤', () => {
    expect(originalText({ original: { unit: '元/斤', avg: 1.6 } })).toBe('1.60 元/斤');
    expect(originalText({ original: { unit: '斤', avg: 1.6 } })).toBe('1.60 元/斤');
    expect(originalText({ original: { unit: '元/公斤', avg: 3.2 } })).toBeNull();
  });
});
