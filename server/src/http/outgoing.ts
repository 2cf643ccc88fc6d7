import type { FastifyBaseLogger } from 'fastify';
import { Histogram } from 'prom-client';
import { parentHeaders, span } from '../telemetry/activity.ts';

/** Options of a request to another machine; redirects are never followed. */
export type OutgoingInit = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  headers?: Record<string, string>;
  /** Streams are sent without buffering; set their length in `content-length`. */
  body?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  /** Time until the response has been read to its end; 10 s by default. */
  timeoutMs?: number;
  signal?: AbortSignal;
};

/**
 * Sends a request to one of the configured services.
 * @throws OutgoingFailed if there is no response; the abort reason if the caller's own signal was aborted.
 */
export type Outgoing = (address: string, init?: OutgoingInit) => Promise<Response>;

/** Shown to operators when a request has failed. Must not contain the address, which may be a secret. */
const ERROR_TEXTS = {
  unreachable: '连不上外部服务，什么也没有发出；请检查网络与它的地址',
  interrupted: '外部服务没有答完，它可能已经收到；请检查网络与它的状态',
};

/** `unreachable`: nothing was sent. `interrupted`: the service may still have processed the request. */
export class OutgoingFailed extends Error {
  readonly reason: 'unreachable' | 'interrupted';

  constructor(reason: OutgoingFailed['reason'], cause: unknown) {
    super(ERROR_TEXTS[reason], { cause });
    this.reason = reason;
  }
}

const ANSWER_WITHIN_MS = 10_000;

/** Of the whole process: several parts of it have an `Outgoing` of their own. */
export const outgoingSeconds = new Histogram({
  name: 'bee_outgoing_seconds',
  help: 'Time until a configured service responds, by host and outcome',
  labelNames: ['host', 'outcome'],
  buckets: [0.05, 0.2, 0.5, 1, 3, 10, 60],
  registers: [],
});

/**
 * The only way to send requests to other machines. It allows only the origins of the given addresses, so that user
 * input, responses and redirects cannot send the server elsewhere. Every call is measured and logged, failures as warnings.
 */
export const createOutgoing = (configured: readonly string[], log?: OutgoingLog): Outgoing => {
  const origins = new Set(configured.map((address) => new URL(address).origin));
  return async (address, { timeoutMs = ANSWER_WITHIN_MS, signal, ...init } = {}) => {
    const { origin, username, host, pathname } = new URL(address);
    if (!origins.has(origin) || username) throw new Error(`没有配置对 ${origin} 的访问 (origin is not configured)`);
    const limit = AbortSignal.timeout(timeoutMs);
    const target = { host, method: init.method ?? 'GET', route: routeOf(pathname) };
    const startedAt = performance.now();
    const ended = (outcome: Outcome, rest: object) => {
      const ms = performance.now() - startedAt;
      outgoingSeconds.observe({ host, outcome }, ms / 1000);
      return { ...target, ms: Math.round(ms), ...rest };
    };
    return span(`${target.method} ${host}`, 'CLIENT', attributesOf(target), async (own) => {
      const request = {
        ...init,
        headers: { ...init.headers, ...parentHeaders() },
        ...(init.body instanceof ReadableStream && { duplex: 'half' as const }),
        redirect: 'error' as const,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      };
      try {
        const response = await fetch(address, request);
        const { status } = response;
        own?.set({ 'http.response.status_code': status });
        const failed = isFailure(status);
        const call = ended(failed ? 'failed' : 'answered', { status });
        log?.[failed ? 'warn' : 'debug'](call, 'outgoing call');
        return response;
      } catch (error) {
        if (signal?.aborted) throw error;
        const reason = isUnreachable(error) ? 'unreachable' : 'interrupted';
        const call = ended(reason, { reason, err: (error as Error).cause ?? error });
        log?.warn(call, 'outgoing call failed');
        throw new OutgoingFailed(reason, error);
      }
    });
  };
};

type Outcome = 'answered' | 'failed' | OutgoingFailed['reason'];

const attributesOf = ({ host, method, route }: { host: string; method: string; route: string }) => ({
  'http.request.method': method,
  'server.address': host,
  'url.template': route,
});

type OutgoingLog = Pick<FastifyBaseLogger, 'debug' | 'warn'>;

/** Other 4xx answer the request itself, such as a file that does not exist. */
const isFailure = (status: number): boolean => status >= 500 || [401, 403, 429].includes(status);

/** Words at the start of a path; what follows may be a number, a key or a name, and must not be logged. */
const WORDS = /^(?:\/(?:v\d+|[a-z][a-z_.-]*\d?(?:\.\d)?)(?=\/|$)){0,4}/i;

const routeOf = (pathname: string): string => {
  const words = WORDS.exec(pathname)?.[0] ?? '';
  return words === pathname ? pathname : `${words}/*`;
};

/**
 * Reads the text of a response. The limit prevents other machines from exhausting the memory.
 * @throws OutgoingFailed if the response breaks off or exceeds `limit` bytes.
 */
export const readText = async (response: Response, limit = 1024 * 1024): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      if (bytes > limit) throw new Error(`the answer is larger than ${limit} bytes`);
      text += decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    throw new OutgoingFailed('interrupted', error);
  }
  return text + decoder.decode();
};

const NOTHING_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const isUnreachable = (error: unknown): boolean => {
  const cause = (error as { cause?: { code?: string; errors?: { code?: string }[] } }).cause;
  const codes = [cause?.code, ...(cause?.errors ?? []).map(({ code }) => code)];
  return codes.some((code) => code !== undefined && NOTHING_SENT.has(code));
};
