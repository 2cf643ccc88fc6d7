/**
 * W3C Trace Context of one call: its trace id becomes the request id. The sampled flag is 0, because browsers record no
 * spans.
 */
export const traceparent = (): string => `00-${hex(16)}-${hex(8)}-00`;

const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
