import { createHmac } from 'node:crypto';
import { type Span as OtelSpan, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BasicTracerProvider,
  BatchSpanProcessor,
  RandomIdGenerator,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base';
import type { Span } from './activity.ts';
import type { OpenTracer } from './open-tracer.ts';
import type { Report } from './process-log.ts';

type Options = { endpoint: string; ratio: number; service: string; secret: string };

/** Sends spans to a collector as OTLP/HTTP with JSON. */
export const openOtlpTracer = ({ endpoint, ratio, service, secret }: Options, report: Report): OpenTracer => {
  let nextTraceId = '';
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: 5000 });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'process.pid': process.pid }),
    sampler: new AlwaysOnSampler(),
    // The trace id is the request id, which exists before the trace.
    idGenerator: { generateTraceId: () => nextTraceId, generateSpanId: new RandomIdGenerator().generateSpanId },
    spanProcessors: [new BatchSpanProcessor(reportOutages(exporter, report))],
  });
  const tracer = provider.getTracer('bee');
  const isSampled = sampling(ratio, secret);

  const wrap = (span: OtelSpan): Span => ({
    id: span.spanContext().spanId,
    child: (name, kind, attributes) =>
      wrap(tracer.startSpan(name, { kind: SpanKind[kind], attributes }, trace.setSpan(ROOT_CONTEXT, span))),
    rename: (name) => void span.updateName(name),
    set: (attributes) => {
      for (const [key, value] of Object.entries(attributes)) if (value !== undefined) span.setAttribute(key, value);
    },
    end: (error) => {
      if (error !== undefined) {
        span.setAttribute('error.type', typeOf(error));
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  });
  return {
    tracer: {
      root: ({ requestId: traceId, parentId }, name, kind) => {
        if (!isSampled(traceId)) return;
        nextTraceId = traceId;
        const parent = parentId && { traceId, spanId: parentId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
        const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
        return wrap(tracer.startSpan(name, { kind: SpanKind[kind] }, context));
      },
    },
    flush: () => provider.forceFlush(),
    close: () => provider.shutdown(),
  };
};

/**
 * By a keyed hash of the trace id: all processes decide alike without asking each other, and callers, who may choose
 * the id, cannot choose one that is recorded.
 */
const sampling = (ratio: number, secret: string) => {
  if (ratio === 1) return () => true;
  const key = createHmac('sha256', secret).update('traces').digest();
  return (traceId: string) => createHmac('sha256', key).update(traceId).digest().readUInt32BE() < ratio * 2 ** 32;
};

const typeOf = (error: unknown): string => {
  const { name, code } = Object(error) as { name?: string; code?: unknown };
  return [name === 'Error' ? Object(error).constructor.name : name, code].filter(Boolean).join(' ') || typeof error;
};

/** Spans that cannot be sent are dropped. Reported once, until the collector accepts spans again. */
const reportOutages = (exporter: SpanExporter, report: Report): SpanExporter => {
  let failing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.error !== undefined;
        if (failed && !failing)
          report('追踪没有送达收集器，期间的都丢弃；不再逐次报告', { level: 'warn', err: result.error });
        if (!failed && failing) report('追踪的收集器已恢复', { level: 'warn' });
        failing = failed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
};
