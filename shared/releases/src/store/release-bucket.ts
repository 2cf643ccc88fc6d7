/**
 * Backend of a release store: a folder, or a bucket of an S3-compatible service. Keys are names separated by slashes.
 */
export type ReleaseBucket = {
  /** Location, for messages. */
  readonly place: string;
  /**
   * The bytes of a key; null if it does not exist.
   * @throws TooLarge if the object exceeds `limit` bytes; no more than that is buffered.
   */
  read(key: string, limit: number): Promise<Buffer | null>;
  /** Like `read`, with the object's tag; 'same' if the object still has the given tag. */
  readIfChanged(key: string, tag: string | null, limit: number): Promise<Tagged | 'same' | null>;
  /** Atomic. `once` rejects replacing an object by other bytes; identical bytes are accepted. */
  write(key: string, bytes: Buffer, options?: { once?: boolean }): Promise<void>;
  /** Keys below a prefix, unordered. The prefix is empty or ends with a slash. */
  list(prefix: string): Promise<ListedKey[]>;
  /** Folder names directly below a prefix, unordered. */
  folders(prefix: string): Promise<string[]>;
  /** Succeeds if the key does not exist. */
  remove(key: string): Promise<void>;
};

export type Tagged = { bytes: Buffer; tag: string };

/** `ageMs`: time since the last write; for S3 by the clock of the service. */
export type ListedKey = { key: string; size: number; ageMs: number };

export class TooLarge extends Error {
  constructor(key: string, limit: number) {
    super(`${key} 超过 ${limit} 字节，不读取`);
  }
}

/** A write-once key already holds other bytes. */
export class AlreadyThere extends Error {
  constructor(key: string) {
    super(`${key} 已在仓库里，而且内容不同；发布过的内容不能改`);
  }
}

/** @throws if the key is invalid or could leave the store. */
export const checkedKey = (key: string): string => {
  if (key.length > 512 || key.split('/').some((name) => !/^[\w.~@+-]+$/.test(name) || /^\.+$/.test(name)))
    throw new Error(`仓库里没有这样的位置：${key.slice(0, 100)}`);
  return key;
};

/** @throws unless the prefix is empty or a valid key with a trailing slash. */
export const checkedPrefix = (prefix: string): string => {
  if (prefix === '') return prefix;
  if (!prefix.endsWith('/')) throw new Error(`${prefix} must end with a slash`);
  return `${checkedKey(prefix.slice(0, -1))}/`;
};
