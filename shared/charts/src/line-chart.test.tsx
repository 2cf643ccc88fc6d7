import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, render } from '@testing-library/react';
import { LineChart, type LineChartProps } from './line-chart.tsx';

type Drawn = { onReady(plot: object): void } & Partial<
  Record<'margin' | 'paddingTop' | 'paddingRight' | 'paddingBottom' | 'paddingLeft', number>
>;
const mockDraw = jest.fn<null, [Drawn]>();
jest.mock('@ant-design/charts', () => ({ Line: (props: Drawn) => mockDraw(props) ?? null }));

const series: LineChartProps['series'] = [
  {
    name: '寿光',
    points: [
      ['2026-03-01', 3.2],
      ['2026-03-02', 3.4],
    ],
  },
];

beforeEach(() => mockDraw.mockClear());

describe('line chart', () => {
  it('is drawn once, however often the page is rendered', () => {
    const { rerender } = render(<LineChart series={series} label="走势" onReady={() => undefined} />);
    rerender(<LineChart series={series} label="走势" onReady={() => undefined} />);
    expect(mockDraw).toHaveBeenCalledTimes(1);
    rerender(<LineChart series={[...series]} label="走势" onReady={() => undefined} />);
    expect(mockDraw).toHaveBeenCalledTimes(2);
  });

  it('has its plot area where the lines of events are', () => {
    render(<LineChart series={series} label="走势" />);
    const css = readFileSync(path.join(import.meta.dirname, '../../ui/src/data/chart-events.css'), 'utf8');
    const insets = css
      .match(/inset: (\d+)px (\d+)px (\d+)px (\d+)px/)
      ?.slice(1)
      .map(Number);
    const { paddingTop, paddingRight, paddingBottom, paddingLeft, margin } = mockDraw.mock.lastCall?.[0] ?? {};
    expect([paddingTop, paddingRight, paddingBottom, paddingLeft]).toEqual(insets);
    expect(margin).toBe(0);
  });

  it('labels each of few months once, and leaves days to the axis', () => {
    type Ticks = { scale: { x: { tickMethod?(): Date[] } } };
    const ticks = () => (mockDraw.mock.lastCall?.[0] as unknown as Ticks | undefined)?.scale.x.tickMethod?.();
    const { rerender } = render(<LineChart series={series} label="走势" step="month" />);
    expect(ticks()?.map((day) => day.toISOString().slice(0, 10))).toEqual(['2026-03-01']);
    rerender(<LineChart series={series} label="走势" />);
    expect(ticks()).toBeUndefined();
  });

  it('is ready when its lines are drawn, not when drawing begins', () => {
    const [early, late] = [jest.fn(), jest.fn()];
    const { rerender } = render(<LineChart series={series} label="走势" onReady={early} />);
    const events: Record<string, () => void> = {};
    const chart = { once: (event: string, done: () => void) => Object.assign(events, { [event]: done }) };
    act(() => mockDraw.mock.lastCall?.[0].onReady({ chart }));
    expect(early).not.toHaveBeenCalled();
    rerender(<LineChart series={series} label="走势" onReady={late} />);
    act(() => events.afterrender?.());
    expect(early).not.toHaveBeenCalled();
    expect(late).toHaveBeenCalledTimes(1);
  });
});
