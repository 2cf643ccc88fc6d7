import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const LONGEST_DIRECTORY = 4 * 1024 * 1024;
const LOCAL_HEADER_BYTES = 30;
const PIECE_BYTES = 64 * 1024;
const METHODS = { stored: 0, deflated: 8 };

/** Names from the central directory at the end of a zip; nothing is unpacked. Null if it is broken. */
export const entriesOf = async (handle: FileHandle, size: number): Promise<string[] | null> =>
  (await directoryOf(handle, size))?.map(({ name }) => name) ?? null;

/** Total unpacked size as declared by the zip; infinite if it is broken. */
export const unpackedBytes = async (file: string): Promise<number> => {
  const handle = await open(file, 'r');
  try {
    const entries = await directoryOf(handle, (await handle.stat()).size);
    return entries ? entries.reduce((sum, { unpacked }) => sum + unpacked, 0) : Number.POSITIVE_INFINITY;
  } finally {
    await handle.close();
  }
};

/** An open zip, whose entries can be read individually in any order. */
export type OpenZip = {
  names: ReadonlySet<string>;
  /** The text of an entry as a stream of whole characters. Fails with an error if it cannot be unpacked. */
  text(name: string): Promise<Readable>;
  close(): Promise<void>;
};

/**
 * Opens a zip by its central directory.
 * @throws if there is none or it is empty
 */
export const openZip = async (file: string): Promise<OpenZip> => {
  const handle = await open(file, 'r');
  const entries = await directoryOf(handle, (await handle.stat()).size);
  if (!entries) await handle.close();
  const byName = new Map((entries ?? []).map((entry) => [entry.name, entry]));
  if (byName.size === 0) throw new Error('不是 ZIP，或没有下载完整');
  return {
    names: new Set(byName.keys()),
    text: async (name) => {
      const entry = byName.get(name);
      if (!entry) throw new Error(`里面没有 ${name}`);
      return (await unpacked(handle, entry)).setEncoding('utf8');
    },
    close: () => handle.close(),
  };
};

const unpacked = async (handle: FileHandle, { name, at, packed, method }: Entry): Promise<Readable> => {
  if (packed === 0) return Readable.from([]);
  const header = await readAt(handle, at, at + LOCAL_HEADER_BYTES);
  if (header.length < LOCAL_HEADER_BYTES) throw new Error(`${name} 不完整`);
  const start = at + LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
  const bytes = Readable.from(pieces(handle, start, start + packed), { objectMode: false });
  if (method === METHODS.stored) return bytes;
  if (method !== METHODS.deflated) throw new Error(`${name} 的压缩方式不支持`);
  const inflated = createInflateRaw();
  bytes.on('error', (error) => inflated.destroy(error));
  inflated.on('close', () => bytes.destroy());
  return bytes.pipe(inflated);
};

async function* pieces(handle: FileHandle, from: number, to: number): AsyncGenerator<Buffer> {
  for (let at = from; at < to; at += PIECE_BYTES) yield await readAt(handle, at, Math.min(to, at + PIECE_BYTES));
}

type Entry = { name: string; at: number; packed: number; unpacked: number; method: number };

const directoryOf = async (handle: FileHandle, size: number): Promise<Entry[] | null> => {
  const tail = await readAt(handle, Math.max(0, size - END_BYTES - LONGEST_COMMENT), size);
  const at = lastIndexOf(tail, END);
  if (at < 0 || at + END_BYTES > tail.length) return null;
  const [bytes, start] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  if (bytes > LONGEST_DIRECTORY || start + bytes > size) return null;
  return readDirectory(await readAt(handle, start, start + bytes));
};

const readDirectory = (directory: Buffer): Entry[] | null => {
  const entries: Entry[] = [];
  for (let at = 0; at < directory.length; ) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== ENTRY) return null;
    const [name, extra, comment] = [28, 30, 32].map((offset) => directory.readUInt16LE(at + offset));
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + (name ?? 0)),
      at: directory.readUInt32LE(at + 42),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      method: directory.readUInt16LE(at + 10),
    });
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
};

const lastIndexOf = (tail: Buffer, signature: number): number => {
  for (let at = tail.length - END_BYTES; at >= 0; at--) if (tail.readUInt32LE(at) === signature) return at;
  return -1;
};

const readAt = async (handle: FileHandle, from: number, to: number): Promise<Buffer> => {
  const bytes = Buffer.alloc(to - from);
  const { bytesRead } = await handle.read(bytes, 0, bytes.length, from);
  return bytes.subarray(0, bytesRead);
};
