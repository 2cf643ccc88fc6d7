import { Readable } from 'node:stream';
import { constants, crc32, createDeflateRaw } from 'node:zlib';

export type ZipEntry = { name: string; content: Iterable<string> | AsyncIterable<string> };

/** A ZIP file piece by piece: nothing of it is kept, so that its size costs no memory. Below 4 GB. */
export async function* zipOf(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content } of entries) {
    const title = Buffer.from(name);
    const measured = { crc: 0, size: 0, packed: 0 };
    const start = at;
    const head = Buffer.concat([header(LOCAL, facts(null)), lengths(title), title]);
    at += head.length;
    yield head;
    for await (const piece of packed(content, measured)) {
      at += piece.length;
      yield piece;
    }
    const descriptor = Buffer.alloc(16);
    descriptor.writeUInt32LE(0x08074b50, 0);
    facts(measured).copy(descriptor, 4, FACTS_CRC);
    at += descriptor.length;
    yield descriptor;
    directory.push(header(CENTRAL, facts(measured)), lengths(title), place(start), title);
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  yield Buffer.concat([central, end]);
}

type Measured = { crc: number; size: number; packed: number };

async function* packed(content: ZipEntry['content'], measured: Measured): AsyncGenerator<Buffer> {
  async function* bytes() {
    for await (const text of content) {
      const piece = Buffer.from(text);
      measured.crc = crc32(piece, measured.crc);
      measured.size += piece.length;
      yield piece;
    }
  }
  const deflate = createDeflateRaw({ level: constants.Z_BEST_SPEED });
  const source = Readable.from(bytes());
  source.on('error', (error) => deflate.destroy(error));
  source.pipe(deflate);
  for await (const piece of deflate as AsyncIterable<Buffer>) {
    measured.packed += piece.length;
    yield piece;
  }
}

const LOCAL = Buffer.from('504b03041400', 'hex');
const CENTRAL = Buffer.from('504b010214001400', 'hex');

/** Sizes follow the content, names are UTF-8, packed by deflate; the date is the first that the format has. */
const FLAGS = 0x0808;
const FACTS_CRC = 8;

const facts = (measured: Measured | null): Buffer => {
  const buffer = Buffer.alloc(20);
  buffer.writeUInt16LE(FLAGS, 0);
  buffer.writeUInt16LE(8, 2);
  buffer.writeUInt16LE(0, 4);
  buffer.writeUInt16LE(0x21, 6);
  if (!measured) return buffer;
  buffer.writeUInt32LE(measured.crc, FACTS_CRC);
  buffer.writeUInt32LE(measured.packed, 12);
  buffer.writeUInt32LE(measured.size, 16);
  return buffer;
};

const header = (signature: Buffer, rest: Buffer): Buffer => Buffer.concat([signature, rest]);

const lengths = (title: Buffer): Buffer => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt16LE(title.length, 0);
  return buffer;
};

const place = (start: number): Buffer => {
  const buffer = Buffer.alloc(14);
  buffer.writeUInt32LE(start, 10);
  return buffer;
};
