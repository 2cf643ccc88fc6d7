import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Settings } from '../settings.ts';
import { INTERNAL_HEADER, isSignedInternally } from './internal-signature.ts';

export const REQUEST_ID_HEADER = 'x-request-id';

/** 32 hex digits: the format of nginx's `$request_id` and of W3C trace ids. */
const VALID = /^[0-9a-f]{32}$/;

export const newRequestId = (): string => randomBytes(16).toString('hex');

/**
 * One id per visitor request, used on every hop: in the response, in log lines and on error pages. Ids from outside are
 * accepted only from a trusted proxy or the site itself, so that visitors cannot forge log entries.
 */
export const requestIds =
  ({ trustProxy, internalSecret }: Pick<Settings, 'trustProxy' | 'internalSecret'>) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers[REQUEST_ID_HEADER];
    const isTrusted = () => trustProxy > 0 || isSignedInternally(internalSecret, headers[INTERNAL_HEADER], Date.now());
    return typeof given === 'string' && VALID.test(given) && isTrusted() ? given : newRequestId();
  };
