import type { Settings } from '../settings.ts';
import type { Tracer } from './activity.ts';
import type { Report } from './process-log.ts';

/** Spans are sent in batches, every five seconds; `flush` and `close` send those that are waiting. */
export type OpenTracer = { tracer: Tracer; flush(): Promise<void>; close(): Promise<void> };

/** The SDK is loaded only if a collector is configured, and some traces are recorded. */
export const openTracer = async (
  { traces, role, internalSecret }: Pick<Settings, 'traces' | 'role' | 'internalSecret'>,
  report: Report,
): Promise<OpenTracer | null> => {
  if (!traces || traces.ratio === 0) return null;
  const { openOtlpTracer } = await import('./otlp-tracer.ts');
  return openOtlpTracer({ ...traces, service: `bee-${role}`, secret: internalSecret }, report);
};
