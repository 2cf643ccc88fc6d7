import { classNames } from '@bee/ui/content';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { PlacedEvent } from './chart-events.ts';
import type { ChartLine, ChartStep } from './chart-line.ts';
import { CoverBoundary } from './cover-boundary.tsx';
import { EventLines, EventMarks } from './event-marks.tsx';
import { scaleTicks } from './scale-ticks.ts';
import { StaticLineChart } from './static-line-chart.tsx';
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
  /** Covers the drawing by one of the chart library, in which a span can be chosen. */
  exploring?: boolean;
};

/** px */
const HEIGHT = 340;
/** Days; more points than pixel columns add nothing. */
const MAX_POINTS = 1500;

const LineChart = lazy(() => import('@bee/charts').then((charts) => ({ default: charts.LineChart })));

/**
 * The server's drawing, which shows the values of a day without a chart library. While exploring it is covered by the
 * library's chart once that has loaded, and visible again if it fails.
 */
export function ChartDrawing({
  lines,
  label,
  step = 'day',
  scale = 'lin',
  height = HEIGHT,
  events = [],
  named = true,
  exploring = false,
}: ChartDrawingProps) {
  const [covered, setCovered] = useState(false);
  const series = useMemo(() => drawnLines(lines, scale), [lines, scale]);
  const ticks = useMemo(() => scaleTicks(series, scale), [series, scale]);
  const isCovered = exploring && covered;
  return (
    <>
      <div
        className={classNames('bee-chart-drawing', isCovered && 'is-covered', !named && 'is-nameless')}
        style={{ height }}
        data-covered={isCovered || undefined}
      >
        <StaticLineChart series={series} label={label} height={height} scale={scale} step={step} />
        {exploring ? (
          <div className="bee-chart-cover" aria-hidden="true">
            <CoverBoundary onFail={() => setCovered(false)}>
              <Suspense fallback={null}>
                <LineChart
                  series={series}
                  label={label}
                  height={height}
                  named
                  brush
                  step={step}
                  scale={scale}
                  ticks={ticks}
                  onReady={() => setCovered(true)}
                />
              </Suspense>
            </CoverBoundary>
          </div>
        ) : null}
        {events.length > 0 ? <EventLines events={events} /> : null}
      </div>
      {events.length > 0 ? <EventMarks events={events} /> : null}
    </>
  );
}

const drawnLines = (lines: readonly ChartLine[], scale: 'lin' | 'log') =>
  thinLines(scale === 'log' ? lines.map(positive) : lines, MAX_POINTS);

/** A logarithmic axis cannot show values of 0 and below. */
const positive = (line: ChartLine): ChartLine => ({
  ...line,
  points: line.points.map(([day, value]) => [day, value !== null && value > 0 ? value : null]),
});
