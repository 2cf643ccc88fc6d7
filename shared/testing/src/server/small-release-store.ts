import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Composition } from '@bee/contracts/composition';
import { filesBelow } from '@bee/releases/store/folder-files';
import { putSmallRelease } from '@bee/testing/small-release';

/** Writes a release with every kind of file that an edge serves. @returns the digest of its release.json */
export const putRelease = (store: string, name: string, release: string, mark = ''): string => {
  const files: Record<string, string> = {
    'entry.js': `globalThis.entry = '${name} ${release} ${mark}';`,
    'own.css': `.${name} { color: red }`,
    'engine.wasm': `wasm ${mark}`,
  };
  const digest = putSmallRelease(store, name, release, {
    files,
    server: 'server/remote.cjs',
    styles: { own: 'own.css' },
    manifest: null,
  });
  for (const file of ['entry.js', 'own.css'])
    writeFileSync(path.join(store, name, release, `${file}.br`), brotliCompressSync(Buffer.from(files[file] ?? '')));
  return digest;
};

/** Every file of a release, including files that it does not list. */
export const filesOf = (store: string, name: string, release: string): string[] =>
  filesBelow(path.join(store, name, release));

export const entryOf = (active: string, digest?: string): Composition['shell'] => ({
  active,
  ...(digest && { digest }),
});
