import { render, screen } from '@testing-library/react';
import { ScatterPlot } from './scatter-plot.tsx';

const axis = { title: '价差', unit: '元/公斤', decimals: 2 };

it('places negative values below 0, and its ticks differ', () => {
  const points = [
    { id: 'a', name: '甲', x: 100, y: -0.4 },
    { id: 'b', name: '乙', x: 900, y: 0.6 },
  ];
  render(<ScatterPlot points={points} x={{ title: '运距', unit: '公里', decimals: 0 }} y={axis} label="价差与距离" />);
  const ticks = [...document.querySelectorAll('.bee-scatter-tick.is-y')].map(({ textContent }) => textContent);
  expect(new Set(ticks).size).toBe(ticks.length);
  expect(ticks).toContain('0.00');
  const bottom = (name: string) => Number.parseFloat(screen.getByRole('button', { name }).style.bottom);
  expect(screen.getByText('甲：运距 100 公里，价差 -0.40 元/公斤').previousElementSibling).toHaveTextContent('甲');
  expect(bottom('甲')).toBeGreaterThanOrEqual(0);
  expect(bottom('乙')).toBeLessThanOrEqual(100);
  const zero = document.querySelector<HTMLElement>('.bee-scatter-tick.is-y:nth-of-type(2)');
  expect(bottom('甲')).toBeLessThan(Number.parseFloat(zero?.style.bottom ?? '0') + 30);
});

it('names the outermost points, but of two whose names would overlap only one', () => {
  const points = [
    { id: 'a', name: '甲', x: 100, y: 1 },
    { id: 'b', name: '乙', x: 900, y: 5 },
    { id: 'c', name: '丙', x: 910, y: 4.9 },
  ];
  render(<ScatterPlot points={points} x={{ title: '运距', unit: '公里', decimals: 0 }} y={axis} label="价差与距离" />);
  const isNamed = (name: string) => screen.getByText(name).className === '';
  expect(['甲', '乙', '丙'].map(isNamed)).toEqual([true, true, false]);
});
