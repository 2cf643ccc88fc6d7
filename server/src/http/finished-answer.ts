import { createHash } from 'node:crypto';
import { COMPRESSED_FROM, type Coding, compress, KEPT_QUALITY } from './content-coding.ts';

/** An answer as it is sent, in every coding. */
export type FinishedAnswer = {
  /** Of all bodies; the size for caches. */
  byteLength: number;
  hash: string;
  bodies: { identity: Buffer } & Partial<Record<Coding, Buffer>>;
};

export const finishAnswer = async (envelope: object): Promise<FinishedAnswer> => {
  const identity = Buffer.from(JSON.stringify(envelope));
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  if (identity.byteLength < COMPRESSED_FROM) return { byteLength: identity.byteLength, hash, bodies: { identity } };
  const [br, gzip] = await Promise.all([
    compress(identity, 'br', KEPT_QUALITY.br),
    compress(identity, 'gzip', KEPT_QUALITY.gzip),
  ]);
  const byteLength = identity.byteLength + br.byteLength + gzip.byteLength;
  return { byteLength, hash, bodies: { identity, br, gzip } };
};

/** Strong, so each coding has its own. */
export const etagOf = ({ hash }: { hash: string }, coding: Coding | null): string =>
  coding ? `"${hash}-${coding}"` : `"${hash}"`;

/** Proxies that change the coding mark the tag as weak. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((known) => [etag, '*'].includes(known.trim().replace(/^W\//, ''))) ?? false;
