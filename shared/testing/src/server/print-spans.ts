/**
 * A collector for one machine: `tsx shared/testing/src/server/print-spans.ts [port]`, 4318 by default. Prints a line per
 * span; `grep` finds those of a request id.
 */
import { startOtlpReceiver } from './otlp-receiver.ts';

const { url } = await startOtlpReceiver(Number(process.argv[2] ?? 4318), (span) => {
  const { service, traceId, spanId, parentSpanId = '-', name, failed, ms, attributes } = span;
  const { 'db.query.text': statement, 'error.type': error } = attributes;
  const rest = [failed && `失败 ${error}`, statement].filter(Boolean).join(' ');
  console.log(
    `${traceId} ${parentSpanId} > ${spanId} ${service} ${ms.toFixed(1)} ms ${name} ${rest}`.replaceAll('\n', ' '),
  );
});
console.log(`OTEL_EXPORTER_OTLP_ENDPOINT=${url}`);
