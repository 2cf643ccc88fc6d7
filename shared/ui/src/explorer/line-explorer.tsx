import { classNames } from '@bee/ui/content';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { ChartCardProps } from '../data/chart-card.tsx';
import { drawnLines } from '../data/chart-drawing.tsx';
import { placeEvents } from '../data/chart-events.ts';
import { CoverBoundary } from '../data/cover-boundary.tsx';
import { EventLines, EventMarks } from '../data/event-marks.tsx';
import { type ChartLine, daysOf, linesByUnit } from '../plot/chart-line.ts';
import { plotOf } from '../plot/plot-geometry.ts';
import { StaticLineChart } from '../plot/static-line-chart.tsx';
import { NothingToDraw } from './mark-chart.tsx';

type LineExplorerProps = {
  lines: readonly ChartLine[];
  card: ChartCardProps;
  scale: 'lin' | 'log';
  /** px */
  height: number;
};

const LineChart = lazy(() => import('@bee/charts').then((charts) => ({ default: charts.LineChart })));

const AXES = 2;

/** Lines of two units share a chart with an axis on each side; of more units, each has a chart. */
export function LineExplorer({ lines, card, scale, height }: LineExplorerProps) {
  const groups = linesByUnit(lines);
  if (!lines.some(({ points }) => points.some(([, value]) => value !== null))) return <NothingToDraw />;
  const drawn = groups.length <= AXES ? [groups.flat()] : groups;
  return drawn.map((group) => (
    <Lines key={group[0]?.unit} lines={group} card={card} scale={scale} height={height / drawn.length} />
  ));
}

/** The library's chart covers the static one, except for its reader. */
function Lines({ lines, card: { sentence, step = 'day', events = [], compare }, scale, height }: LineExplorerProps) {
  const [covered, setCovered] = useState(false);
  // Lines of the page are new on every rendering; the library draws again only when they differ.
  const text = JSON.stringify(lines);
  const series = useMemo(() => drawnLines(JSON.parse(text) as ChartLine[], scale), [text, scale]);
  const plot = useMemo(() => plotOf(series, scale, step), [series, scale, step]);
  const placed = placeEvents(events, daysOf(lines), step);
  const names = lines.map(({ name, unit }) => `${name}（${unit}）`).join('、');
  const label = plot.right ? `${names}。${sentence}` : sentence;
  return (
    <>
      <div
        className={classNames('bee-chart-drawing is-nameless', covered && 'is-covered')}
        style={{ height }}
        data-covered={covered || undefined}
      >
        <StaticLineChart series={series} label={label} height={height} scale={scale} step={step} />
        <div className="bee-chart-cover" aria-hidden="true">
          <CoverBoundary onFail={() => setCovered(false)}>
            <Suspense fallback={null}>
              <LineChart
                series={series}
                label={label}
                height={height}
                step={step}
                scale={scale}
                axes={plot.right ? [plot.left, plot.right] : [plot.left]}
                onReady={() => setCovered(true)}
              />
            </Suspense>
          </CoverBoundary>
        </div>
        {placed.length > 0 ? <EventLines events={placed} /> : null}
      </div>
      {placed.length > 0 ? <EventMarks events={placed} /> : null}
      {compare || lines.length < 2 ? null : <LineNames lines={lines} />}
    </>
  );
}

/** Below the drawing, so that its plot area is where the library has it. */
function LineNames({ lines }: Pick<LineExplorerProps, 'lines'>) {
  return (
    <div className="bee-plot">
      <ul className="bee-plot-names">
        {lines.map(({ name }, index) => (
          <li key={name}>
            <i className={`bee-plot-swatch is-${(index % 8) + 1}`} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
