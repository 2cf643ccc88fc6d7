import type { Readable } from 'node:stream';

/** Bytes with their metadata; `open` may be called more than once. */
export type FileContent = { size: number; sha256: string; type: string; open(): Readable };

/** First and last byte, both inclusive. */
export type ByteRange = { start: number; end: number };

/**
 * Stores the bytes of files. A key exists completely or not at all, and its content never changes. All methods throw
 * StoreFailed if the store fails.
 */
export type FileStore = {
  put(key: string, content: FileContent): Promise<void>;
  /** @throws FileMissing */
  get(key: string, range?: ByteRange): Promise<Readable>;
  /** Null if the key does not exist. */
  stat(key: string): Promise<{ size: number } | null>;
  /** Also succeeds if the key does not exist. */
  delete(key: string): Promise<void>;
};

export class FileMissing extends Error {
  constructor(key: string) {
    super(`no file under ${key}`);
  }
}

/** The message is for the log; users are asked to try again. */
export class StoreFailed extends Error {}

/** Keys are created by the server; anything else must never reach a path or an address. */
export const checkedKey = (key: string): string => {
  if (!/^[a-z0-9]+(\/[a-zA-Z0-9_-]+)*$/.test(key)) throw new StoreFailed(`not a key: ${JSON.stringify(key)}`);
  return key;
};
