import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { DrawnKind } from './drawn-kind.ts';
import { MANIFEST, manifestText } from './manifest.ts';

/** Writes the files of all kinds and the manifest below a folder. */
export const writeSample = (folder: string, kinds: readonly DrawnKind[]): void => {
  for (const { path: name, text } of kinds.flatMap(({ files }) => files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, name.endsWith('.gz') ? gzipSync(text, { level: 9 }) : text);
  }
  writeFileSync(path.join(folder, MANIFEST), manifestText(kinds));
};
