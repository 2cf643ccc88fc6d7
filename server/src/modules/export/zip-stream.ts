import { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import { ZipFile } from 'yazl';

export type ZipEntry = { name: string; content: Iterable<string> | AsyncIterable<string> };

const QUICK = { compressionLevel: constants.Z_BEST_SPEED };

/** A ZIP file piece by piece, one entry after the other: nothing of it is kept, so that its size costs no memory. */
export const zipOf = (entries: readonly ZipEntry[]): Readable => {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // `addReadStream` would begin with all entries at once.
  for (const { name, content } of entries)
    zip.addReadStreamLazy(name, QUICK, (give) => give(null, Readable.from(content)));
  zip.on('error', (error: Error) => output.destroy(error));
  zip.end();
  return output;
};
