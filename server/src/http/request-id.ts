import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Settings } from '../settings.ts';
import { parseTraceparent } from '../telemetry/traceparent.ts';
import { INTERNAL_HEADER, isSignedInternally } from './internal-signature.ts';

export const REQUEST_ID_HEADER = 'x-request-id';

/** 32 hex digits: the format of nginx's `$request_id` and of W3C trace ids. */
const VALID = /^(?!0{32})[0-9a-f]{32}$/;

export const newRequestId = (): string => randomBytes(16).toString('hex');

export type RequestIds = {
  of(request: Pick<IncomingMessage, 'headers'>): string;
  /** Span of the caller that a trusted hop names; undefined if the caller recorded none. */
  parentOf(request: { id: string; headers: IncomingMessage['headers'] }): string | undefined;
};

/**
 * One id per visitor request, used on every hop: in the response, in log lines, on error pages and as trace id. A
 * trusted proxy and the site itself name it by either header. The traceparent of a visitor is used for its trace id
 * alone: neither its flag nor its span has an effect.
 */
export const createRequestIds = ({
  trustProxy,
  internalSecret,
}: Pick<Settings, 'trustProxy' | 'internalSecret'>): RequestIds => {
  const isTrusted = (headers: IncomingMessage['headers']) =>
    trustProxy > 0 || isSignedInternally(internalSecret, headers[INTERNAL_HEADER], Date.now());
  return {
    of: ({ headers }) => {
      const given = headers[REQUEST_ID_HEADER];
      if (typeof given === 'string' && VALID.test(given) && isTrusted(headers)) return given;
      return parseTraceparent(headers.traceparent)?.traceId ?? newRequestId();
    },
    parentOf: ({ id, headers }) => {
      const parent = parseTraceparent(headers.traceparent);
      return parent?.sampled && parent.traceId === id && isTrusted(headers) ? parent.parentId : undefined;
    },
  };
};
