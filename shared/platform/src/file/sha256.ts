/**
 * Hex SHA-256 of a file. Browsers offer `crypto.subtle` only on https and on localhost; elsewhere a library is loaded
 * on demand.
 */
export const sha256Hex = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return toHex(globalThis.crypto?.subtle ? await nativeDigest(bytes) : await libraryDigest(bytes));
};

const nativeDigest = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

const libraryDigest = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const { sha256 } = await import('@noble/hashes/sha2.js');
  return sha256(bytes);
};

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
