import { classNames } from '@bee/ui/content';
import { useMemo } from 'react';
import type { ChartLine, ChartStep } from '../plot/chart-line.ts';
import { StaticLineChart } from '../plot/static-line-chart.tsx';
import type { PlacedEvent } from './chart-events.ts';
import { EventLines, EventMarks } from './event-marks.tsx';
import { thinLines } from './thin-lines.ts';

export type ChartDrawingProps = {
  lines: readonly ChartLine[];
  label: string;
  step?: ChartStep;
  scale?: 'lin' | 'log';
  /** px */
  height?: number;
  /** Marked below the axis. */
  events?: readonly PlacedEvent[];
  /** Names the lines below the drawing; `false` where the page does. */
  named?: boolean;
};

/** px */
const HEIGHT = 340;

/** The server's drawing with the events; values of a day are shown without a chart library. */
export function ChartDrawing({
  lines,
  label,
  step = 'day',
  scale = 'lin',
  height = HEIGHT,
  events = [],
  named = true,
}: ChartDrawingProps) {
  const series = useMemo(() => drawnLines(lines, scale), [lines, scale]);
  return (
    <>
      <div className={classNames('bee-chart-drawing', !named && 'is-nameless')} style={{ height }}>
        <StaticLineChart series={series} label={label} height={height} scale={scale} step={step} />
        {events.length > 0 ? <EventLines events={events} /> : null}
      </div>
      {events.length > 0 ? <EventMarks events={events} /> : null}
    </>
  );
}

/** Days; the plot is about 1,000 px wide, and more points than pixel columns add nothing. */
const MAX_POINTS = 1000;

export const drawnLines = (lines: readonly ChartLine[], scale: 'lin' | 'log'): ChartLine[] =>
  thinLines(scale === 'log' ? lines.map(positive) : lines, MAX_POINTS);

/** A logarithmic axis cannot show values of 0 and below. */
const positive = (line: ChartLine): ChartLine => ({
  ...line,
  points: line.points.map(([day, value]) => [day, value !== null && value > 0 ? value : null]),
});
