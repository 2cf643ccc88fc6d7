import { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import { ZipFile } from 'yazl';

export type ZipEntry = { name: string; content: Iterable<string> | AsyncIterable<string> };

const QUICK = { compressionLevel: constants.Z_BEST_SPEED };

/** Streams a ZIP file entry by entry without buffering, so memory use does not depend on its size. */
export const zipOf = (entries: readonly ZipEntry[]): Readable => {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // `addReadStream` would start reading all entries immediately.
  for (const { name, content } of entries)
    zip.addReadStreamLazy(name, QUICK, (give) => give(null, Readable.from(content)));
  zip.on('error', (error: Error) => output.destroy(error));
  zip.end();
  return output;
};
