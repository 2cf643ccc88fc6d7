import { type FileHandle, open } from 'node:fs/promises';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const LONGEST_DIRECTORY = 4 * 1024 * 1024;

/** Names from the directory at the end of a zip; nothing is unpacked. Null when it is broken. */
export const entriesOf = async (handle: FileHandle, size: number): Promise<string[] | null> =>
  (await directoryOf(handle, size))?.map(({ name }) => name) ?? null;

/** What a zip says that its entries become when they are unpacked; infinite for a broken one. */
export const unpackedBytes = async (file: string): Promise<number> => {
  const handle = await open(file, 'r');
  try {
    const entries = await directoryOf(handle, (await handle.stat()).size);
    return entries ? entries.reduce((sum, { unpacked }) => sum + unpacked, 0) : Number.POSITIVE_INFINITY;
  } finally {
    await handle.close();
  }
};

type Entry = { name: string; unpacked: number };

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
      unpacked: directory.readUInt32LE(at + 24),
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
