import { render } from '@testing-library/react';
import { Change, type ChangeProps } from './change.tsx';

const textOf = (props: ChangeProps) => render(<Change {...props} />).container.textContent;

describe('Change', () => {
  it('shows the direction in words, sign and arrow, not by colour alone', () => {
    expect(textOf({ value: 1.5 })).toBe('上涨▲+1.50%');
    expect(textOf({ value: -0.126, unit: ' 元', digits: 2 })).toBe('下跌▼−0.13 元');
  });

  it('is neutral when the rounded value is zero', () => {
    expect(textOf({ value: 0.004 })).toBe('持平0.00%');
    expect(textOf({ value: -0.004 })).toBe('持平0.00%');
  });

  it('shows a missing value as a dash, never as 0', () => {
    for (const value of [null, undefined, Number.NaN, Number.POSITIVE_INFINITY]) expect(textOf({ value })).toBe('—');
  });
});
