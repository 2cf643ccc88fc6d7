import { render, screen } from '@testing-library/react';
import { Sparkline } from './sparkline.tsx';

const pathsOf = (points: (number | null)[]) => {
  render(<Sparkline points={points} label="近 30 日价格" width={20} height={10} />);
  return [...screen.getByRole('img').querySelectorAll('path')].map((path) => path.getAttribute('d'));
};

describe('sparkline', () => {
  it('leaves a gap where a value is missing, and bridges it faintly', () =>
    expect(pathsOf([1, null, 2])).toEqual(['M0 10L20 0', 'M0 10h0M20 0h0']));

  it('has one line without gaps', () => expect(pathsOf([1, 3, 2])).toEqual(['M0 10L10 0L20 5']));
});
