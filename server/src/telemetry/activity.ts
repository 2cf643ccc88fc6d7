import { AsyncLocalStorage } from 'node:async_hooks';
import { REQUEST_ID_HEADER } from '../http/request-id.ts';
import { formatTraceparent } from './traceparent.ts';

/** Must not hold personal data: no values of statements, no queries, paths or messages of errors. */
type Attributes = Record<string, string | number | boolean | undefined>;

export type SpanKind = 'SERVER' | 'CLIENT' | 'INTERNAL';

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

/** The request or job run that the current code belongs to. */
export type Activity = {
  /** Also the trace id. */
  requestId: string;
  /** What log lines name besides the id. */
  fields(): { route?: string | undefined; job?: string };
  /** Parent of the next span; absent if this trace is not recorded. */
  span?: Span | undefined;
};

const storage = new AsyncLocalStorage<Activity>();

export const runActivity = <Result>(activity: Activity, run: () => Result): Result => storage.run(activity, run);

/** Undefined outside of requests and jobs, for example at start. */
export const currentActivity = (): Activity | undefined => storage.getStore();

/** Fields of log lines: the request id, and the route or job. */
export const activityFields = (activity = storage.getStore()) =>
  activity && { requestId: activity.requestId, ...activity.fields() };

/** Runs as a span of the current trace. If the trace is not recorded, this only calls `run`. */
export const span = async <Result>(
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  run: (span?: Span) => Promise<Result>,
): Promise<Result> => {
  const activity = storage.getStore();
  const own = activity?.span?.child(name, kind, attributes);
  if (!activity || !own) return run();
  try {
    const result = await storage.run({ ...activity, span: own }, () => run(own));
    own.end();
    return result;
  } catch (error) {
    own.end(error);
    throw error;
  }
};

/** For calls to other machines: names the current span as parent, if it is recorded. */
export const parentHeaders = (): { traceparent?: string } => {
  const { requestId = '', span: parent } = storage.getStore() ?? {};
  return parent ? { traceparent: formatTraceparent(requestId, parent.id) } : {};
};

/** For calls to the site's own processes. */
export const traceHeaders = (): Record<string, string> => {
  const activity = storage.getStore();
  return activity ? { [REQUEST_ID_HEADER]: activity.requestId, ...parentHeaders() } : {};
};
