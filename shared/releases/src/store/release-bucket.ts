/** What a release store is kept in: a folder, or a bucket of an S3-compatible service. Keys are names with slashes between them. */
export type ReleaseBucket = {
  /** Where it is, for messages. */
  readonly place: string;
  /**
   * The bytes of a key; null where there is none.
   * @throws TooLarge before anything is kept of an object above `limit` bytes.
   */
  read(key: string, limit: number): Promise<Buffer | null>;
  /** The same with its tag, or 'same' while the object still has this one. */
  readIfChanged(key: string, tag: string | null, limit: number): Promise<Tagged | 'same' | null>;
  /** Whole or not at all. `once` refuses an object that is there with other bytes; the same bytes are fine. */
  write(key: string, bytes: Buffer, options?: { once?: boolean }): Promise<void>;
  /** Keys below a prefix that ends with a slash, in no order. */
  list(prefix: string): Promise<ListedKey[]>;
  /** Names directly below a prefix that have keys below them, in no order. */
  folders(prefix: string): Promise<string[]>;
  /** A key that is not there is fine. */
  remove(key: string): Promise<void>;
};

export type Tagged = { bytes: Buffer; tag: string };

/** `ageMs` by the clock of the store. */
export type ListedKey = { key: string; size: number; ageMs: number };

export class TooLarge extends Error {
  constructor(key: string, limit: number) {
    super(`${key} 超过 ${limit} 字节，不读取`);
  }
}

/** A key that is written once holds other bytes already. */
export class AlreadyThere extends Error {
  constructor(key: string) {
    super(`${key} 已在仓库里，而且内容不同；发布过的内容不能改`);
  }
}

/** @throws for a key that could leave the store or that is none. */
export const checkedKey = (key: string): string => {
  if (key.length > 512 || key.split('/').some((name) => !/^[\w.~@+-]+$/.test(name) || /^\.+$/.test(name)))
    throw new Error(`仓库里没有这样的位置：${key.slice(0, 100)}`);
  return key;
};

/** @throws for a prefix that is not empty and does not end with a slash. */
export const checkedPrefix = (prefix: string): string => {
  if (prefix === '') return prefix;
  if (!prefix.endsWith('/')) throw new Error(`${prefix} must end with a slash`);
  return `${checkedKey(prefix.slice(0, -1))}/`;
};
