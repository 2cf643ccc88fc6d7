import { classNames } from '@bee/ui/content';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { PlacedEvent } from './chart-events.ts';
import { type ChartLine, type ChartStep, namedBySteps } from './chart-line.ts';
import { CoverBoundary } from './cover-boundary.tsx';
import { EventLines, EventMarks } from './event-marks.tsx';
import { scaleTicks } from './scale-ticks.ts';
import { StaticLineChart } from './static-line-chart.tsx';
import { thinLines } from './thin-lines.ts';
import { useNearView } from './use-near-view.ts';

export type ChartDrawingProps = {
  lines: readonly ChartLine[];
  label: string;
  step?: ChartStep;
  scale?: 'lin' | 'log';
  /** px */
  height?: number;
  /** Marked below the axis. */
  events?: readonly PlacedEvent[];
};

/** px, of the server's drawing and the interactive chart over it. */
const HEIGHT = 340;
/** More labels would overlap each other and the lines; the chips above show the names too. */
const MAX_NAMED = 2;
/** Days; more points than pixel columns add nothing. */
const MAX_POINTS = 1500;

const LineChart = lazy(() => import('@bee/charts').then((charts) => ({ default: charts.LineChart })));

/**
 * The server's drawing, overlaid by the interactive chart once it is near the viewport and has loaded. The drawing
 * stays below it with unit and description, so nothing shifts, and it is visible again if the chart fails.
 */
export function ChartDrawing({
  lines,
  label,
  step = 'day',
  scale = 'lin',
  height = HEIGHT,
  events = [],
}: ChartDrawingProps) {
  const [host, near] = useNearView<HTMLDivElement>();
  const [covered, setCovered] = useState(false);
  const series = useMemo(() => drawnLines(lines, scale), [lines, scale]);
  const named = useMemo(() => namedBySteps(series, step), [series, step]);
  const ticks = useMemo(() => scaleTicks(series, scale), [series, scale]);
  return (
    <>
      <div
        ref={host}
        className={classNames('bee-chart-drawing', covered && 'is-covered')}
        style={{ height }}
        data-covered={covered || undefined}
      >
        <StaticLineChart series={named} label={label} height={height} scale={scale} />
        {near ? (
          <div className="bee-chart-cover" aria-hidden="true">
            <CoverBoundary onFail={() => setCovered(false)}>
              <Suspense fallback={null}>
                <LineChart
                  series={series}
                  label={label}
                  height={height}
                  named={series.length <= MAX_NAMED}
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
