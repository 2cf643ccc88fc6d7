import { createHash } from 'node:crypto';

type Algorithm = 'sha256' | 'sha384';

/** Subresource integrity of a file. SHA-256, because entries name the hash of every chunk: 32 bytes that do not compress, instead of 48. */
export const integrityOf = (content: Buffer | string, algorithm: Algorithm = 'sha256'): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** Releases built before the change to SHA-256 carry SHA-384. */
export const hasIntegrity = (content: Buffer | string, integrity: string): boolean =>
  integrityOf(content, integrity.startsWith('sha384-') ? 'sha384' : 'sha256') === integrity;
