import { createHmac } from 'node:crypto';
import { isSameText } from './mac.ts';

/** Header of calls from the site to its own API (edge, render workers, composer); they are exempt from rate limits. */
export const INTERNAL_HEADER = 'x-bee-internal';

const VALID_MS = 60_000;

/**
 * `<milliseconds>.<hmac>`. Bound to a time and not to a path: a render worker gets one signature for all calls of a
 * page and never the secret. It grants no access to data of members or operators.
 */
export const signInternal = (secret: string, now: number): string => `${now}.${digest(secret, now)}`;

export const isSignedInternally = (secret: string, header: unknown, now: number): boolean => {
  if (typeof header !== 'string') return false;
  const [time = '', mac = ''] = header.split('.');
  const signedAt = Number(time);
  return (
    Number.isInteger(signedAt) && Math.abs(now - signedAt) <= VALID_MS && isSameText(mac, digest(secret, signedAt))
  );
};

/**
 * Header of calls that only an edge may make. Render workers run the code of remotes and get the other kind of
 * signature, so that no remote can report about itself.
 */
export const EDGE_HEADER = 'x-bee-edge';

export const signAsEdge = (secret: string, now: number): string => signInternal(edgeSecret(secret), now);

export const isSignedByEdge = (secret: string, header: unknown, now: number): boolean =>
  isSignedInternally(edgeSecret(secret), header, now);

const edgeSecret = (secret: string): string => createHmac('sha256', secret).update('edge').digest('hex');

const digest = (secret: string, now: number): string =>
  createHmac('sha256', secret).update(`internal ${now}`).digest('hex');
