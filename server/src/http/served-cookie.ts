import { createHash } from 'node:crypto';
import { isSameText, macOf } from './mac.ts';

/**
 * Cookie by which the edge proves what it last served to a browser and in which network. The browser sends it with its
 * records, so that no table of visits is needed to check them. Not readable by page scripts.
 */
export const SERVED_COOKIE = 'bee-served';

/** A record about a release counts if the edge has served that release to the visit within this time. */
export const SERVED_MS = 30 * 60_000;

type Document = {
  /** All releases of the document's composition, by name. */
  releases: Readonly<Record<string, string>>;
  /** Hash of the network that requested the document. */
  network: string;
  /** The browser had been here before. */
  isReturning?: boolean;
  at: number;
};

export type Served = { network: string; isReturning: boolean; has(remote: string, release: string): boolean };

/** `<seconds>.<network>.<releases>.<hmac>`, bound to the visit. */
export const issueServed = (
  secret: string,
  visit: string,
  { releases, network, isReturning, at }: Document,
): string => {
  const tags = Object.entries(releases).map(([remote, release]) => tagOf(remote, release));
  if (isReturning) tags.push(RETURNING);
  const facts = [Math.floor(at / 1000).toString(36), network, tags.join('')].join('.');
  return `${facts}.${mac(secret, visit, facts)}`;
};

/** Null if the cookie is missing, forged, expired or belongs to another visit. */
export const readServed = (secret: string, visit: string, cookie: string | undefined, now: number): Served | null => {
  const [seconds = '', network = '', tags = '', given = ''] = cookie?.split('.') ?? [];
  if (!isSameText(given, mac(secret, visit, [seconds, network, tags].join('.')))) return null;
  if (now - Number.parseInt(seconds, 36) * 1000 > SERVED_MS) return null;
  const served = new Set(tags.match(/.{6}/g));
  return {
    network,
    isReturning: served.has(RETURNING),
    has: (remote, release) => served.has(tagOf(remote, release)),
  };
};

/** Short, because the cookie is sent with every request; it is signed, so no visitor gains from a collision. */
const tagOf = (remote: string, release: string): string =>
  createHash('sha256').update(`${remote}@${release}`).digest('base64url').slice(0, 6);

/** Among the tags, so that processes of the version before accept the cookie. */
const RETURNING = '-again';

const mac = (secret: string, visit: string, facts: string): string =>
  macOf(secret, `served ${visit} ${facts}`).slice(0, 22);
