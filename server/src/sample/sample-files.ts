import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { findProjectRoot, sampleFolder } from '../project.ts';

/** A file of `server/sample` with one record per line, drawn by `npm run sample`. */
export type SampleFile<Row> = {
  /** Below `server/sample`. */
  path: string;
  /** The records in their order. */
  read(): readonly Row[];
};

/**
 * Declares a file. Only a test checks that its records have this type.
 * @param kept whether its records stay in memory; false for large files that are read once a week
 */
export const sampleFile = <Row extends object>(name: string, { kept = true } = {}): SampleFile<Row> => {
  let rows: Row[] | undefined;
  return {
    path: name,
    read: () => {
      const found: Row[] = rows ?? readSampleText(name).trimEnd().split('\n').map(parseLine);
      if (kept) rows = found;
      return found;
    },
  };
};

/** Text of a file of `server/sample`, decompressed if its name ends in `.gz`. */
export const readSampleText = (name: string): string => readSampleBytes(name).toString('utf8');

export const readSampleBytes = (name: string): Buffer => {
  const bytes = readFileSync(path.join(sampleFolder(findProjectRoot()), name));
  return name.endsWith('.gz') ? gunzipSync(bytes) : bytes;
};

const parseLine = (line: string) => JSON.parse(line);
