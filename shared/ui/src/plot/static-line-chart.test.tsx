import { render } from '@testing-library/react';
import { chartSvg } from '../data/export/chart-svg.ts';
import { figuresOf } from '../data/figure-table.tsx';
import { namedBySteps } from './chart-line.ts';
import { StaticLineChart } from './static-line-chart.tsx';

const brazil = {
  id: 'BR',
  name: '巴西',
  unit: '亿美元',
  points: [
    ['2021-01-01', 24],
    ['2022-01-01', 220],
    ['2023-01-01', 260],
    ['2024-01-01', 250],
  ] as [string, number][],
  parts: { '2021-01-01': '11-12月', '2024-01-01': '1-10月' },
};
const named = namedBySteps([brazil], 'year');
const end = ['2021（11-12月）', '2024（1-10月）'];

/** Start and end positions of path segments along the axis. */
const placesOf = (path: Element | null | undefined) =>
  [...(path?.getAttribute('d') ?? '').matchAll(/[ML]([\d.]+)/g)].map(([, x]) => Math.round(Number(x)));

describe('a partial year', () => {
  it('is a hollow point at a dashed line, labelled with its months', () => {
    const { container } = render(<StaticLineChart series={[brazil]} label="走势" step="year" />);
    const [solid] = container.querySelectorAll('path');
    expect(placesOf(solid)).toEqual([333, 667]);
    expect(placesOf(container.querySelector('.bee-plot-dashed'))).toEqual([0, 333, 667, 1000]);
    expect([...container.querySelectorAll('.bee-plot-hole')].flatMap(placesOf)).toEqual([0, 1000]);
    const labels = [...container.querySelectorAll('.bee-plot-days span')].map(({ textContent }) => textContent);
    expect([labels[0], labels.at(-1)]).toEqual(end);
  });

  it('is the same in a downloaded picture, and has its months in the table', () => {
    const palette = { text: '', quiet: '', grid: '', paper: '#fff', font: '', lines: ['#000'], tones: [] };
    const frame = { title: '', subtitle: '', source: '', address: '' };
    const svg = chartSvg({ ...frame, lines: named, scale: 'lin' }, palette);
    expect(svg).toContain('stroke-dasharray');
    expect(svg.match(/stroke="#fff"/g)).toHaveLength(2);
    expect(end.every((label) => svg.includes(label))).toBe(true);
    expect(figuresOf(named, 1, 'year').rows.map(([year]) => year)).toEqual([end[1], '2023', '2022', end[0]]);
  });

  it('does not change a line of complete years', () => {
    const { container } = render(<StaticLineChart series={[{ name: '全国', points: brazil.points }]} label="走势" />);
    expect(container.querySelectorAll('path')).toHaveLength(1);
  });
});
