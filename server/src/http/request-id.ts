import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Settings } from '../settings.ts';
import { INTERNAL_HEADER, isSignedInternally } from './internal-signature.ts';

export const REQUEST_ID_HEADER = 'x-request-id';

/** 32 hex digits: what nginx generates as `$request_id`, and the form of a W3C trace id. */
const VALID = /^[0-9a-f]{32}$/;

export const newRequestId = (): string => randomBytes(16).toString('hex');

/**
 * One id per request of a visitor, on every hop: in the answer, in log lines and on error pages. An id from outside is
 * taken only from a trusted proxy or from the site itself, so that no visitor can forge entries of a log.
 */
export const requestIds =
  ({ trustProxy, internalSecret }: Pick<Settings, 'trustProxy' | 'internalSecret'>) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers[REQUEST_ID_HEADER];
    const isTrusted = () => trustProxy > 0 || isSignedInternally(internalSecret, headers[INTERNAL_HEADER], Date.now());
    return typeof given === 'string' && VALID.test(given) && isTrusted() ? given : newRequestId();
  };
