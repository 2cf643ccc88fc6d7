import { type ChartSeries, StaticLineChart } from '@bee/ui/content';
import { lazy, Suspense } from 'react';
import { DrawingFallback } from './drawing-fallback.tsx';
import { useNearView } from './use-near-view.ts';

type ChartDrawingProps = { series: ChartSeries[]; label: string };

/** px, of the drawing from the server and of the one that replaces it. */
const HEIGHT = 340;

const LineChart = lazy(() => import('@bee/charts').then((charts) => ({ default: charts.LineChart })));

/** The server's drawing at once; the interactive one takes its place when it is near the view and could be loaded. */
export function ChartDrawing({ series, label }: ChartDrawingProps) {
  const [host, near] = useNearView<HTMLDivElement>();
  const drawn = <StaticLineChart series={series} label={label} height={HEIGHT} />;
  return (
    <div ref={host} className="tools-chart-drawing" style={{ height: HEIGHT }}>
      {near ? (
        <DrawingFallback drawn={drawn}>
          <Suspense fallback={drawn}>
            <LineChart series={series} label={label} height={HEIGHT} />
          </Suspense>
        </DrawingFallback>
      ) : (
        drawn
      )}
    </div>
  );
}
