import { type ChartSeries, classNames, StaticLineChart } from '@bee/ui/content';
import { lazy, Suspense, useState } from 'react';
import { CoverBoundary } from './cover-boundary.tsx';
import { useNearView } from './use-near-view.ts';

type ChartDrawingProps = { series: ChartSeries[]; label: string };

/** px, of the server's drawing and of the one that covers it. */
const HEIGHT = 340;
/** More names than this cover each other and the lines; the chips above name them too. */
const MOST_NAMED = 2;

const LineChart = lazy(() => import('@bee/charts').then((charts) => ({ default: charts.LineChart })));

/**
 * The server's drawing, covered by the interactive one when it is near the view and could be loaded. The first stays
 * below with its unit and its description, so nothing moves, and it is there again when the second fails.
 */
export function ChartDrawing({ series, label }: ChartDrawingProps) {
  const [host, near] = useNearView<HTMLDivElement>();
  const [covered, setCovered] = useState(false);
  return (
    <div
      ref={host}
      className={classNames('tools-chart-drawing', covered && 'is-covered')}
      style={{ height: HEIGHT }}
      data-covered={covered || undefined}
    >
      <StaticLineChart series={series} label={label} height={HEIGHT} />
      {near ? (
        <div className="tools-chart-cover" aria-hidden="true">
          <CoverBoundary onFail={() => setCovered(false)}>
            <Suspense fallback={null}>
              <LineChart
                series={series}
                label={label}
                height={HEIGHT}
                named={series.length <= MOST_NAMED}
                onReady={() => setCovered(true)}
              />
            </Suspense>
          </CoverBoundary>
        </div>
      ) : null}
    </div>
  );
}
