import type { IncomingMessage, RequestListener } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { startLocalServer } from './local-server.ts';

/** A span as received, with the name of the service that sent it. */
export type ReceivedSpan = {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  kind: 'internal' | 'server' | 'client';
  attributes: Record<string, unknown>;
  failed: boolean;
  ms: number;
};

export type OtlpReceiver = {
  url: string;
  spans: ReceivedSpan[];
  /** Requests as they were sent. */
  bodies: string[];
  /** Status of the next answers; 200 by default. */
  answerWith(status: number): void;
  close(): void;
};

/**
 * A collector for traces: OTLP/HTTP with JSON, after the specification of OpenTelemetry (opentelemetry.io/docs/specs/otlp)
 * and the messages of opentelemetry-proto 1.x. In JSON, ids are hex, enumerations are numbers and 64-bit integers are
 * strings. Requests that break the schema are answered with 400, as the specification demands.
 */
export const startOtlpReceiver = async (port = 0, onSpan = (_span: ReceivedSpan) => {}): Promise<OtlpReceiver> => {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  let status = 200;
  const listener: RequestListener = async (request, response) => {
    const answer = (code: number, body: object) =>
      response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method !== 'POST' || request.url !== '/v1/traces') return answer(404, { message: 'unknown address' });
    if (request.headers['content-type'] !== 'application/json') return answer(415, { message: 'JSON is expected' });
    const text = await bodyOf(request);
    if (status !== 200) return answer(status, { message: 'set by the test' });
    const parsed = exportRequest.safeParse(JSON.parse(text));
    if (!parsed.success) return answer(400, { message: z.prettifyError(parsed.error) });
    bodies.push(text);
    for (const span of spansOf(parsed.data)) {
      spans.push(span);
      onSpan(span);
    }
    answer(200, {});
  };
  return {
    ...(await startLocalServer(listener, port)),
    spans,
    bodies,
    answerWith: (next) => {
      status = next;
    },
  };
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  return (request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString();
};

const hex = (bytes: number) => z.string().regex(new RegExp(`^(?!0+$)[0-9a-f]{${2 * bytes}}$`));
const nanoseconds = z.string().regex(/^\d+$/).transform(Number);

const attributes = z
  .array(
    z.object({
      key: z.string(),
      value: z.union([
        z.object({ stringValue: z.string() }),
        z.object({ intValue: z.union([z.string(), z.number()]) }),
        z.object({ doubleValue: z.number() }),
        z.object({ boolValue: z.boolean() }),
      ]),
    }),
  )
  .transform((pairs) => Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value)[0]])));

const KINDS = [undefined, 'internal', 'server', 'client'] as const;
const ERROR = 2;

const span = z.object({
  traceId: hex(16),
  spanId: hex(8),
  parentSpanId: hex(8).optional(),
  name: z.string().min(1),
  kind: z.number().transform((kind, context) => {
    const name = KINDS[kind];
    if (!name) context.addIssue({ code: 'custom', message: `kind ${kind} is not used by this server` });
    return name ?? 'internal';
  }),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes,
  status: z.object({ code: z.number().default(0) }),
});

const exportRequest = z.object({
  resourceSpans: z.array(
    z.object({ resource: z.object({ attributes }), scopeSpans: z.array(z.object({ spans: z.array(span) })) }),
  ),
});

const spansOf = ({ resourceSpans }: z.output<typeof exportRequest>): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap((scope) =>
      scope.spans.map(({ startTimeUnixNano, endTimeUnixNano, status, parentSpanId, ...rest }) => ({
        ...rest,
        parentSpanId,
        service: String(resource.attributes['service.name']),
        failed: status.code === ERROR,
        ms: (endTimeUnixNano - startTimeUnixNano) / 1e6,
      })),
    ),
  );
