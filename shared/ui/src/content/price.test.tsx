import { render } from '@testing-library/react';
import { Price, type PriceProps } from './price.tsx';

const textOf = (props: PriceProps) => render(<Price {...props} />).container.textContent;

describe('Price', () => {
  it('has two decimals and grouped thousands', () => {
    expect(textOf({ value: '3.2', unit: '元/公斤' })).toBe('3.20 元/公斤');
    expect(textOf({ value: '1234567.891', digits: 3 })).toBe('1,234,567.891');
    expect(textOf({ value: 12345, digits: 0 })).toBe('12,345');
  });

  it('shows a missing price as a dash and a real zero as zero', () => {
    for (const value of [null, undefined, '', 'n/a']) expect(textOf({ value, unit: '元' })).toBe('—');
    expect(textOf({ value: '0' })).toBe('0.00');
  });
});
