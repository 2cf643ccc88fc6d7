import type { DataFor, OperationId, operations, ParsedRequestFor } from '@bee/contracts/operations';
import type { z } from 'zod';
import type { Db } from '../db/schema.ts';
import type { Cookies } from './cookies.ts';
import type { Logger } from './logger.ts';
import type { Viewer } from './viewer.ts';

/** Context of a call, in addition to its parsed request. Handlers and services get nothing else of HTTP. */
export type CallContext = {
  /** Null for a visitor. For operations with access `member` or `operator` use `memberOf(context)`. */
  viewer: Viewer | null;
  ip: string;
  now: Date;
  /** Calendar day in Shanghai. */
  today: string;
  /** Aborted when the caller disconnects. */
  signal: AbortSignal;
  log: Logger;
  cookies: Cookies;
  userAgent: string | undefined;
  /** Whether the caller is a browser or program on this machine. */
  isLocal: boolean;
  /**
   * Session token, unverified. Calls that change state must send it as a header, which another site cannot do; a GET
   * (an image, a file in a new tab) may send it as a cookie.
   */
  token: string | undefined;
  /** Signatures of the site's own calls, unverified; see internal-signature.ts. */
  internalSignature: unknown;
  edgeSignature: unknown;
};

/** Event of a `stream` operation; `data` is checked by the operation's schema when it is an object with `event`. */
export type StreamEvent = { event: string; data: unknown; id?: string };

type Data<Id extends OperationId> = z.input<(typeof operations)[Id]['data']>;

type Answer<Id extends OperationId> = Data<Id> | EnvelopeExtras<Data<Id>> | Binary | AsyncIterable<StreamEvent>;

type Handler<Id extends OperationId> = (
  input: ParsedRequestFor<Id>,
  context: CallContext,
) => Promise<Answer<Id>> | Answer<Id>;

/**
 * A service that answers an operation; `Rest` are its parameters after the database and the request.
 * @example const readFruit: ServiceOf<'fruit/getDetail', [viewer: Viewer | null]> = async (db, key, viewer) => …
 */
export type ServiceOf<Id extends OperationId, Rest extends unknown[] = []> = (
  db: Db,
  request: ParsedRequestFor<Id>,
  ...rest: Rest
) => Promise<DataFor<Id>>;

/** An operation and its handler. */
export type Route = { id: OperationId; handle(input: unknown, context: CallContext): unknown };

/**
 * Binds a handler to an operation of the contracts. Request and response are checked against its schemas; the handler
 * returns only `data`.
 * @example route('article/detail', (input, context) => service.detail(input.id, context.viewer))
 */
export const route = <Id extends OperationId>(id: Id, handler: Handler<Id>): Route => ({
  id,
  handle: (input, context) => handler(input as ParsedRequestFor<Id>, context),
});

/**
 * Envelope fields: `msg` replaces the empty message, `code` the 1 of success; further fields are the operation's own.
 */
export type EnvelopeExtraFields = { code?: number; msg?: string; [field: string]: unknown };

/** Data with additional fields for the envelope. */
export class EnvelopeExtras<Value> {
  readonly data: Value;
  readonly fields: EnvelopeExtraFields;

  constructor(data: Value, fields: EnvelopeExtraFields) {
    this.data = data;
    this.fields = fields;
  }
}

export class Binary {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly headers: Record<string, string>;

  constructor(bytes: Buffer, contentType: string, headers: Record<string, string> = {}) {
    this.bytes = bytes;
    this.contentType = contentType;
    this.headers = headers;
  }
}
