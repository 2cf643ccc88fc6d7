import type { PageComposition } from '@bee/contracts/page';
import type { LocationStore, PageMatch } from '@bee/platform/host';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Recorder } from './recorder.ts';
import { place, running } from './running.ts';

type Deps = { composition: PageComposition; location: LocationStore; record: Recorder; rendered: boolean };

/**
 * Records each core web vital once per document, attributed to the remote on the page at that time: loading metrics to
 * the first page, a slow interaction or a layout shift to the page where it happened. CLS and INP have their values of
 * when the page is first hidden.
 */
export const followVitals = ({ composition, location, record, rendered }: Deps) => {
  const first = { since: 0, match: location.getState().match, rendered };
  const shown: { since: number; match: PageMatch | null; rendered: boolean }[] = [first];
  location.subscribe((now, before) => {
    const { match } = now;
    if (now.pathname !== before.pathname) shown.push({ since: performance.now(), match, rendered: false });
  });
  const recorded = new Set<string>();
  const recordMetric = (metric: Metric) => {
    if (recorded.has(metric.name)) return;
    recorded.add(metric.name);
    const when = momentOf(metric);
    const at = shown.findLast(({ since }) => since <= when) ?? first;
    const url = window.location.href;
    const { name: kind, value, rating } = metric;
    const params = { ...running(composition, at.match?.remote), kind, value: rounded(value), rating };
    record('web_vital', {
      at: Date.now(),
      url,
      sourceLocation: url,
      ...place(at.match),
      params: { ...params, rendered: at.rendered },
    });
  };
  for (const follow of [onTTFB, onFCP, onLCP, onCLS, onINP]) follow(recordMetric);
};

/** Time of the worst entry; loading metrics belong to the first page. */
const momentOf = ({ name, entries }: Metric): number => {
  if (name !== 'CLS' && name !== 'INP') return 0;
  const size = (entry: PerformanceEntry) => (entry as { value?: number }).value ?? entry.duration;
  return entries.reduce(
    (worst, entry) => (size(entry) > worst.size ? { size: size(entry), at: entry.startTime } : worst),
    {
      size: 0,
      at: 0,
    },
  ).at;
};

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
