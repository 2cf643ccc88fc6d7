type Traceparent = { traceId: string; parentId: string; sampled: boolean };

/** W3C Trace Context, level 1; later versions may append fields. All zeros are invalid. */
const TRACEPARENT = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;

export const parseTraceparent = (header: unknown): Traceparent | null => {
  if (typeof header !== 'string') return null;
  const [whole, version, traceId = '', parentId = '', flags = ''] = TRACEPARENT.exec(header) ?? [];
  if (!whole || (version === '00' && whole.length !== 55)) return null;
  return { traceId, parentId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
};

/** Of a recorded span: only these are named to other processes. */
export const formatTraceparent = (traceId: string, spanId: string): string => `00-${traceId}-${spanId}-01`;
