import { shanghaiDay } from '../clock.ts';
import type { Logger } from './logger.ts';
import type { CallContext } from './route.ts';

/** Context of a call for all visitors at once: nothing in it belongs to one caller. */
export const visitorContext = (now: Date, log: Logger, signal: AbortSignal): CallContext => ({
  viewer: null,
  ip: '',
  now,
  today: shanghaiDay(now),
  signal,
  log,
  cookies: { read: () => undefined, write: refuse, clear: refuse },
  userAgent: undefined,
  isLocal: false,
  token: undefined,
  internalSignature: undefined,
  edgeSignature: undefined,
});

const refuse = (): never => {
  throw new Error('a public read sets no cookie');
};
