import type { Readable } from 'node:stream';

/** Bytes with what the caller knows about them; `open` may be called more than once. */
export type FileContent = { size: number; sha256: string; type: string; open(): Readable };

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

/**
 * Where the bytes of files are. A key is there as a whole or not at all, and never changes.
 * Everything throws StoreFailed when the store does not do what it should.
 */
export type FileStore = {
  put(key: string, content: FileContent): Promise<void>;
  /** @throws FileMissing */
  get(key: string, range?: ByteRange): Promise<Readable>;
  /** Null when there is nothing under this key. */
  stat(key: string): Promise<{ size: number } | null>;
  /** Also succeeds when there is nothing. */
  delete(key: string): Promise<void>;
};

export class FileMissing extends Error {
  constructor(key: string) {
    super(`no file under ${key}`);
  }
}

/** The message is for the log; people are told to try again. */
export class StoreFailed extends Error {}

/** Keys are made by the server; what looks otherwise never reaches a path or an address. */
export const checkedKey = (key: string): string => {
  if (!/^[a-z0-9]+(\/[a-zA-Z0-9_-]+)*$/.test(key)) throw new StoreFailed(`not a key: ${JSON.stringify(key)}`);
  return key;
};
