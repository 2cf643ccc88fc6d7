import { Line } from '@ant-design/charts';
import { useEffect, useMemo, useRef } from 'react';
import { type ChartColors, chartColors } from './chart-colors.ts';
import { axisText, type LineDatum, type LineSeries, lineData, type Step, stepText } from './line-data.ts';

export type LineChartProps = {
  series: LineSeries[];
  /** Text alternative of the chart. */
  label: string;
  /** px; same as the drawing that it covers. */
  height?: number;
  /** Months and years are placed at their first day and labelled without it. */
  step?: Step;
  scale?: 'lin' | 'log';
  /** Labelled values of the left axis, its ends included; the second is on the right, for the lines of its unit. */
  axes?: readonly LineAxis[];
  /** Called when the lines are drawn. */
  onReady?(): void;
};

export type LineAxis = { unit: string | undefined; ticks: readonly { value: number; text?: string }[] };

/** Lines over days, with one axis or two. Gaps are kept. Values are read on the page, above the drawing. */
export function LineChart({ series, label, height = 320, step = 'day', scale = 'lin', axes, onReady }: LineChartProps) {
  const host = useRef<HTMLDivElement>(null);
  const config = useMemo(() => lineConfig(series, { step, scale, axes }), [series, step, scale, axes]);
  const ready = useRef(onReady);
  useEffect(() => {
    ready.current = onReady;
  });
  // The library redraws on every render, so it is only rendered when the drawing changes.
  const drawing = useMemo(() => {
    // Called when the library begins to draw.
    const begin = ({ chart }: Begun) => {
      const canvas = host.current?.querySelector('canvas');
      if (canvas) canvas.style.touchAction = 'pan-y'; // the library sets `none`, which would block scrolling
      chart.once('afterrender', () => ready.current?.());
    };
    return <Line {...config} height={height} autoFit onReady={begin} />;
  }, [config, height]);
  return (
    <div ref={host} role="img" aria-label={label} style={{ height }}>
      {drawing}
    </div>
  );
}

type Begun = { chart: { once(event: 'afterrender', done: () => void): void } };

/** Same plot area as the server's drawing (StaticLineChart), so that the chart covers it exactly. */
const PLOT = { margin: 0, paddingTop: 28, paddingRight: 8, paddingBottom: 22, paddingLeft: 48 };

/** px */
const RIGHT_AXIS = 80;

const MAX_MARKS = 62;
const FEW_STEPS = 4;

type Look = Required<Pick<LineChartProps, 'step' | 'scale'>> & Pick<LineChartProps, 'axes'>;

const lineConfig = (series: LineSeries[], { step, scale, axes = [] }: Look) => {
  const colors = chartColors();
  const [left, right] = axes;
  const all = lineData(series);
  const onRight = new Set(right && series.filter(({ unit }) => unit === right.unit).map(({ name }) => name));
  const data = all.filter(({ name }) => !onRight.has(name));
  const axis = {
    labelFontSize: 12,
    labelFill: colors.text,
    labelOpacity: 1,
    labelFontFamily: colors.font,
    tick: false,
  };
  return {
    data,
    xField: 'day',
    yField: 'solid',
    colorField: 'name',
    ...PLOT,
    ...(right && { paddingRight: RIGHT_AXIS }),
    legend: false as const,
    animate: false as const,
    scale: {
      x: { type: 'time', utc: true, mask: 'YYYY-MM-DD', ...fewSteps(data, step) },
      y: valueScale(scale, left),
      color: { domain: series.map(({ name }) => name), range: colors.lines },
    },
    axis: {
      x: {
        ...axis,
        title: false,
        grid: false,
        line: true,
        lineOpacity: 1,
        lineStroke: colors.grid,
        labelAutoRotate: false,
        labelAutoHide: true,
        labelFormatter: (day: Date) =>
          isCut(day, data) ? '' : step === 'day' ? axisText(day, data) : stepText(day, step),
      },
      y: {
        ...axis,
        title: false,
        grid: true,
        gridStroke: colors.grid,
        gridStrokeOpacity: 1,
        gridLineDash: [0, 0],
        labelFormatter: tickText(left),
      },
    },
    style: { lineWidth: 2, lineJoin: 'round' },
    annotations: [
      ...partMarks(data, colors),
      ...(right
        ? [
            rightLines(
              all.filter(({ name }) => onRight.has(name)),
              valueScale(scale, right),
              { ...axis, labelFormatter: tickText(right) },
            ),
          ]
        : []),
    ],
    // Short spans show each quote as a point; a quote between two gaps would be invisible as a line.
    ...(data.length <= MAX_MARKS * series.length && { point: { sizeField: 2, shapeField: 'point', tooltip: false } }),
    tooltip: false as const,
    interaction: { tooltip: false as const },
  };
};

/** px: half of a label, beyond the space at the right of the plot. */
const CUT = 24 - PLOT.paddingRight;

/** Whether the label of a day would overflow the drawing at its right end. */
const isCut = (day: Date, data: LineDatum[]): boolean => {
  const days = data.map((datum) => Number(datum.day));
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const width = window.innerWidth - PLOT.paddingLeft - PLOT.paddingRight;
  return last > first && ((last - Number(day)) / (last - first)) * width < CUT;
};

/** Lines of the second unit, with an axis of their own. */
const rightLines = (data: LineDatum[], scale: object, axis: object) => ({
  type: 'line',
  data,
  encode: { x: 'day', y: 'solid', color: 'name', series: 'name' },
  scale: { y: { ...scale, independent: true } },
  axis: { y: { ...axis, position: 'right', title: false, grid: false } },
  style: { lineWidth: 2, lineJoin: 'round' },
  tooltip: false,
});

/** The text of the page's own axis. */
const tickText =
  (axis: LineAxis | undefined) =>
  (value: number): string =>
    axis?.ticks.find((tick) => tick.value === value)?.text ?? String(Number(value.toFixed(3)));

/** The same ticks as in the server's drawing, so that nothing shifts when the chart covers it. */
const valueScale = (scale: 'lin' | 'log', axis: LineAxis | undefined) => {
  if (!axis) return { nice: true, tickCount: 5 };
  const ticks = axis.ticks.map(({ value }) => value);
  return {
    ...(scale === 'log' && (ticks[0] ?? 0) > 0 && { type: 'log' as const }),
    nice: false,
    domain: [ticks[0], ticks[ticks.length - 1]],
    tickMethod: () => ticks,
  };
};

/** With few months, a time axis would label days and repeat months. */
const fewSteps = (data: LineDatum[], step: Look['step']) => {
  const days = [...new Set(data.map(({ day }) => Number(day)))].sort((one, other) => one - other);
  if (step === 'day' || days.length > FEW_STEPS) return {};
  // The label of the last point would overflow the drawing.
  const named = days.length > 1 ? days.slice(0, -1) : days;
  return { tickMethod: () => named.map((day) => new Date(day)) };
};

/** Partial periods: a dashed line to a hollow point, labelled with the part. */
const partMarks = (data: LineDatum[], colors: ChartColors) => {
  const parts = data.filter(({ part, value }) => part !== undefined && value !== null);
  if (parts.length === 0) return [];
  const highest = parts.filter(
    ({ day, value }) => !parts.some((other) => Number(other.day) === Number(day) && (other.value ?? 0) > (value ?? 0)),
  );
  const days = data.map(({ day }) => Number(day));
  const middle = (Math.min(...days) + Math.max(...days)) / 2;
  return [
    {
      type: 'line',
      data,
      encode: { x: 'day', y: 'dashed', color: 'name', series: 'name' },
      style: { lineWidth: 2, lineDash: [5, 5] },
      tooltip: false,
    },
    {
      type: 'point',
      data: parts,
      encode: { x: 'day', y: 'value', color: 'name', shape: 'hollow', size: 4 },
      style: { fill: colors.card, fillOpacity: 1, lineWidth: 2 },
      tooltip: false,
    },
    {
      type: 'text',
      data: highest,
      encode: { x: 'day', y: 'value', text: 'part' },
      style: {
        fontSize: 12,
        fontFamily: colors.font,
        fill: colors.text,
        stroke: colors.card,
        lineWidth: 4,
        textAlign: ({ day }: LineDatum) => (Number(day) > middle ? 'end' : 'start'),
        dx: ({ day }: LineDatum) => (Number(day) > middle ? -8 : 8),
        dy: ({ day }: LineDatum) => (Number(day) > middle ? 16 : -12),
      },
      tooltip: false,
    },
  ];
};
