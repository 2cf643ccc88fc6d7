import { Line } from '@ant-design/charts';
import { useMemo, useRef } from 'react';
import { chartColors } from './chart-colors.ts';
import { dayText, type LineDatum, type LineSeries, lineData } from './line-data.ts';

export type LineChartProps = {
  series: LineSeries[];
  /** The sentence about the chart, for those who cannot see it. */
  label: string;
  /** px; the same as that of the drawing that it replaces. */
  height?: number;
};

/** Lines over days with a crosshair. Gaps stay gaps; a vertical swipe over it scrolls the page. */
export function LineChart({ series, label, height = 320 }: LineChartProps) {
  const host = useRef<HTMLDivElement>(null);
  const config = useMemo(() => lineConfig(series), [series]);
  const letPageScroll = () => {
    const canvas = host.current?.querySelector('canvas');
    if (canvas) canvas.style.touchAction = 'pan-y'; // the library sets `none`
  };
  return (
    <div ref={host} role="img" aria-label={label} style={{ height }}>
      <Line {...config} height={height} autoFit onReady={letPageScroll} />
    </div>
  );
}

const MOST_MARKS = 62;

const lineConfig = (series: LineSeries[]) => {
  const colors = chartColors();
  const unit = series[0]?.unit ?? '';
  const data = lineData(series);
  const axis = { labelFontSize: 12, labelFill: colors.text, titleFontSize: 12, titleFill: colors.text };
  return {
    data,
    xField: 'day',
    yField: 'value',
    colorField: 'name',
    legend: false as const,
    animate: false as const,
    scale: {
      x: { type: 'time', utc: true, mask: 'YYYY-MM-DD' },
      y: { nice: true, tickCount: 5 },
      color: { domain: series.map(({ name }) => name), range: colors.lines },
    },
    axis: {
      x: { ...axis, title: false, tick: false, line: true, lineStroke: colors.grid, labelAutoRotate: false },
      y: {
        ...axis,
        title: false,
        grid: true,
        gridStroke: colors.grid,
        gridStrokeOpacity: 1,
        gridLineDash: [0, 0],
        labelFormatter: (value: number) => String(Number(value.toFixed(3))),
      },
    },
    style: { lineWidth: 2, lineJoin: 'round' },
    // Short spans show each quote; a quote between two gaps would be invisible as a line.
    ...(data.length <= MOST_MARKS * series.length && { point: { sizeField: 2, shapeField: 'point', tooltip: false } }),
    tooltip: {
      title: ({ day }: LineDatum) => dayText(day),
      items: [
        ({ name, value }: LineDatum) => ({ name, value: value === null ? '无报价' : `${value.toFixed(2)} ${unit}` }),
      ],
    },
    interaction: { tooltip: { crosshairsStroke: colors.text, crosshairsLineDash: [3, 3] } },
  };
};
