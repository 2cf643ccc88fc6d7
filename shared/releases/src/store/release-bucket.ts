/** What a release store is kept in: a folder, or a bucket of an S3-compatible service. Keys have slashes and no `..`. */
export type ReleaseBucket = {
  /** Where it is, for messages. */
  readonly place: string;
  /**
   * The bytes of a key; null where there is none.
   * @throws TooLarge before anything is read of an object above `limit` bytes.
   */
  read(key: string, limit: number): Promise<Buffer | null>;
  /** The same, or 'same' while the object still has this tag. */
  readIfChanged(key: string, tag: string | null, limit: number): Promise<Tagged | 'same' | null>;
  /** Whole or not at all. `once` refuses an object that is there with other bytes; the same bytes are fine. */
  write(key: string, bytes: Buffer, options?: { once?: boolean }): Promise<void>;
  /** Keys below a prefix that ends with a slash, in no order. */
  list(prefix: string): Promise<ListedKey[]>;
  remove(key: string): Promise<void>;
};

export type Tagged = { bytes: Buffer; tag: string };

/** `ageMs` by the clock of the store. */
export type ListedKey = { key: string; size: number; ageMs: number };

export class TooLarge extends Error {}
/** A key that is written once holds other bytes already. */
export class AlreadyThere extends Error {}
