import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../http/network.ts';
import { REQUEST_ID_HEADER } from '../http/request-id.ts';
import { type FinishedDocument, readyBody } from './document/finished-document.ts';

/** A change of content or releases reaches readers at most this much later. */
const HELD_MS = 1000;
const MAX_HELD = 2000;

type Headers = Record<string, string | number | string[] | undefined>;
type Held = { document: FinishedDocument; headers: Headers; etag: string; until: number };
type Served = { document: FinishedDocument; ms: number; address: string };

type Parts = {
  /** Proxies in front that are trusted; see TRUST_PROXY. */
  trustProxy: number;
  newRequestId(request: IncomingMessage): string;
  /** Counts it as the usual way does. */
  onServed(served: Served): void;
  /** Line of the access log; null if it is off. */
  log: ((line: object) => void) | null;
};

/** Headers of one response, which its successors must not repeat. */
const OWN_HEADERS = [REQUEST_ID_HEADER, 'date', 'connection', 'keep-alive', 'transfer-encoding'];
const OTHERS = /(?:^|; )(?:token|bee-canary|bee-preview)=/;

/**
 * Answers requests of visitors for documents that were served within the last second, before cookies, hooks and routes:
 * these cost ten times as much as sending the stored bytes.
 */
export const createStoredDocuments = ({ trustProxy, newRequestId, onServed, log }: Parts) => {
  let held = new Map<string, Held>();
  let hasEnded = false;

  const send = (request: IncomingMessage, response: ServerResponse, { document, headers, etag }: Held): boolean => {
    const began = performance.now();
    const requestId = newRequestId(request);
    const isKnown = request.headers['if-none-match'] === etag;
    const body = isKnown ? null : readyBody(document);
    const sent: Headers = { ...headers, [REQUEST_ID_HEADER]: requestId };
    if (body) sent['content-length'] = body.byteLength;
    response.writeHead(body ? 200 : 304, sent).end(body);
    const address = callerOf(request, trustProxy);
    const ms = performance.now() - began;
    onServed({ document, ms, address });
    log?.({
      requestId,
      method: 'GET',
      route: `page:${document.page}`,
      status: body ? 200 : 304,
      ms: Math.round(ms * 10) / 10,
      bytes: body?.byteLength ?? 0,
      composition: document.composition,
      ...(document.remote && { release: `${document.remote}@${document.releases[document.remote]}` }),
      address: networkOf(address),
    });
    return true;
  };

  return {
    /** @param headers those of a response that shared caches may keep, in brotli */
    hold: ({ raw }: FastifyRequest, document: FinishedDocument, headers: Headers): void => {
      if (held.size >= MAX_HELD) held = new Map();
      const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name)));
      held.set(keyOf(raw), { document, headers: kept, etag: String(headers.etag), until: performance.now() + HELD_MS });
    },
    /** @returns false if the request takes the usual way */
    answer: (request: IncomingMessage, response: ServerResponse): boolean => {
      if (hasEnded || request.method !== 'GET') return false;
      const found = held.get(keyOf(request));
      if (!found || found.until < performance.now()) return false;
      const { cookie = '', 'accept-encoding': accepted = '' } = request.headers;
      if (OTHERS.test(cookie) || !/\bbr\b/.test(String(accepted))) return false;
      return send(request, response, found);
    },
    clear: (): void => {
      held = new Map();
    },
    /** From now on Fastify answers, which ends connections when it closes. */
    end: (): void => {
      hasEnded = true;
    },
  };
};

export type StoredDocuments = ReturnType<typeof createStoredDocuments>;

/** Everything that decides which document an address has; the host may be named by a proxy. */
const keyOf = ({ url, headers }: IncomingMessage): string =>
  `${headers.host} ${headers['x-forwarded-host'] ?? ''} ${url}`;

/** As Fastify does it: the address that the outermost trusted proxy saw. */
const callerOf = ({ headers, socket }: IncomingMessage, trustProxy: number): string => {
  const direct = socket.remoteAddress ?? '';
  if (trustProxy === 0) return direct;
  const passed = String(headers['x-forwarded-for'] ?? '').split(',');
  const hops = [direct, ...passed.map((one) => one.trim()).reverse()].filter(Boolean);
  return hops[Math.min(trustProxy, hops.length - 1)] ?? direct;
};
