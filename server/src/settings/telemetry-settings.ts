import { z } from 'zod';

/** `ratio`: part of the traces that are recorded. */
export type TraceSettings = { endpoint: string; ratio: number };

/** Names of the OpenTelemetry specification, so that the settings of a collector's manual apply. */
export const telemetryEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .regex(/^https?:\/\//, '应是 http 或 https 开头的地址 (must be an address)')
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('应是 0 到 1 的数 (must be from 0 to 1)').min(0).max(1).default(1),
};

const environment = z.object(telemetryEnvironment);

/** Null without a collector. */
export const traceSettings = (env: z.output<typeof environment>): TraceSettings | null =>
  env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? null
    : { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''), ratio: env.OTEL_TRACES_SAMPLER_ARG };
