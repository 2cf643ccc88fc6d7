import { createHash, randomBytes } from 'node:crypto';

/** 256 bits. Each half is useless without the other; only hashes are stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Public id of a session. */
export const newSessionId = (): string => randomBytes(12).toString('base64url');

/** Secrets are random and long, so a plain hash is enough. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** For the content security policy of one response. */
export const makeNonce = (): string => randomBytes(16).toString('base64');
