import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** Maximum size of the central directory, which is held in memory. */
const LONGEST_DIRECTORY = 4 * 1024 * 1024;
const FIXED_ENTRY_BYTES = 46;
/** Entries are read one by one; a small file could otherwise keep the server busy with tens of thousands. */
const MAX_ENTRIES = 10_000;

/** Names from the central directory at the end of a zip; nothing is unpacked. Null if it is broken. */
export const entriesOf = async (file: string): Promise<string[] | null> =>
  (await directoryOf(file))?.map(({ fileName }) => fileName) ?? null;

/** Total unpacked size as declared by the zip; infinite if it is broken. */
export const unpackedBytes = async (file: string): Promise<number> =>
  (await directoryOf(file))?.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) ??
  Number.POSITIVE_INFINITY;

/** An open zip, whose entries can be read individually in any order. */
export type OpenZip = {
  names: ReadonlySet<string>;
  /**
   * The text of an entry as a stream of whole characters. Fails with an error if it cannot be unpacked, or if it unpacks
   * to another size than declared.
   */
  text(name: string): Promise<Readable>;
  close(): void;
};

/**
 * Opens a zip by its central directory.
 * @throws if there is none or it is empty
 */
export const openZip = async (file: string): Promise<OpenZip> => {
  const opened = await openDirectory(file);
  if (!opened || opened.entries.length === 0) {
    opened?.zip.close();
    throw new Error('不是 ZIP，或没有下载完整');
  }
  const { zip, entries } = opened;
  const byName = new Map(entries.map((entry) => [entry.fileName, entry]));
  return {
    names: new Set(byName.keys()),
    text: async (name) => {
      const entry = byName.get(name);
      if (!entry) throw new Error(`里面没有 ${name}`);
      return (await unpacked(zip, entry)).setEncoding('utf8');
    },
    close: () => zip.close(),
  };
};

const unpacked = async (zip: ZipFile, entry: Entry): Promise<Readable> => {
  if (!entry.canDecodeFileData()) throw new Error(`${entry.fileName} 的压缩方式不支持`);
  try {
    return await zip.openReadStreamPromise(entry);
  } catch {
    throw new Error(`${entry.fileName} 不完整`);
  }
};

const directoryOf = async (file: string): Promise<Entry[] | null> => {
  const opened = await openDirectory(file);
  opened?.zip.close();
  return opened?.entries ?? null;
};

const openDirectory = async (file: string): Promise<{ zip: ZipFile; entries: Entry[] } | null> => {
  let zip: ZipFile | null = null;
  try {
    zip = await openPromise(file, { autoClose: false });
    if (zip.entryCount > MAX_ENTRIES) throw new Error('too many entries');
    const entries: Entry[] = [];
    let bytes = 0;
    for await (const entry of zip.eachEntry()) {
      bytes += FIXED_ENTRY_BYTES + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
      if (bytes > LONGEST_DIRECTORY) throw new Error('central directory too long');
      entries.push(entry);
    }
    return { zip, entries };
  } catch {
    zip?.close();
    return null;
  }
};
