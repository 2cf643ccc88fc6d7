/** Must not hold personal data: no values of statements, no queries, paths or messages of errors. */
export type Attributes = Record<string, string | number | boolean | undefined>;

export type SpanKind = 'server' | 'client' | 'internal';

/** A recorded span of a trace. */
export type Span = {
  /** 16 hex digits. */
  readonly id: string;
  child(name: string, kind: SpanKind, attributes: Attributes): Span;
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** @param error only its type and code are recorded, because messages may quote values */
  end(error?: unknown): void;
};

export type Tracer = {
  /** First span of a trace in this process; undefined if the trace is not recorded. */
  root(trace: { requestId: string; parentId?: string | undefined }, name: string, kind: SpanKind): Span | undefined;
};
