import { act, render } from '@testing-library/react';
import { LineChart, type LineChartProps } from './line-chart.tsx';

type Drawn = { onReady(plot: object): void };
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
  it('is drawn once, however often the page around it is rendered', () => {
    const { rerender } = render(<LineChart series={series} label="走势" onReady={() => undefined} />);
    rerender(<LineChart series={series} label="走势" onReady={() => undefined} />);
    expect(mockDraw).toHaveBeenCalledTimes(1);
    rerender(<LineChart series={[...series]} label="走势" onReady={() => undefined} />);
    expect(mockDraw).toHaveBeenCalledTimes(2);
  });

  it('is ready when its lines are drawn, not when the drawing begins', () => {
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
