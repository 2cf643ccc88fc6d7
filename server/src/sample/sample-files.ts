import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { findProjectRoot, sampleFolder } from '../project.ts';

/** A file of `server/sample` with one record per line, drawn by `npm run sample`. */
export type SampleFile<Row> = {
  /** Below `server/sample`; a name that ends with `.gz` is compressed. */
  path: string;
  /** Reads the records, in their order. */
  read(): Row[];
};

/** Records of a file, e.g. `SampleRow<typeof foodFile>`. */
export type SampleRow<File> = File extends SampleFile<infer Row> ? Row : never;

/** Declares a file. Only its tests check that the records have this type. */
export const sampleFile = <Row extends object>(name: string): SampleFile<Row> => ({
  path: name,
  read: () => textOfFile(name).trimEnd().split('\n').map(parseLine),
});

/** The text of a file of `server/sample`, decompressed. */
export const textOfFile = (name: string): string => {
  const bytes = readFileSync(path.join(sampleFolder(findProjectRoot()), name));
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
};

const parseLine = (line: string) => JSON.parse(line);
